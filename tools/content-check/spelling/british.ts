/** British spellings that dictionaries of American English contain, with the American ones; endings follow. */
const PAIRS =
  'centre:center theatre:theater metre:meter litre:liter fibre:fiber calibre:caliber spectre:specter lustre:luster sombre:somber favour:favor honour:honor labour:labor rumour:rumor harbour:harbor flavour:flavor humour:humor vapour:vapor odour:odor armour:armor savour:savor endeavour:endeavor coloured:colored cancelled:canceled cancelling:canceling labelled:labeled labelling:labeling modelled:modeled modelling:modeling signalled:signaled fuelled:fueled levelled:leveled channelled:channeled counselled:counseled counsellor:counselor jeweller:jeweler woollen:woolen skilful:skillful wilful:willful fulfil:fulfill enrol:enroll instil:instill instalment:installment programme:program programmes:programs cheque:check practising:practicing grey:gray tyre:tire kerb:curb plough:plow draught:draft storey:story cosy:cozy sceptic:skeptic moustache:mustache whilst:while amongst:among learnt:learned spelt:spelled ageing:aging judgement:judgment acknowledgement:acknowledgment artefact:artifact focussed:focused focusses:focuses benefitted:benefited mould:mold sulphur:sulfur enquire:inquire enquiry:inquiry enquiries:inquiries postcode:ZIP&nbsp;code';

const AMERICAN = new Map(PAIRS.split(' ').map((pair) => pair.replace('&nbsp;', ' ').split(':') as [string, string]));
/** `centres`, `favoured`, `harbouring`, `fulfilment`. */
const ENDING = /(?:s|d|ed|ing|ment|ments|able|ful|ly|er|ers)$/;

/** `prioritise`, `organising`: a word with "z" in its place is the American one. */
const WITH_S = /^(\p{L}{3,})(is(?:e|ed|es|er|ers|ing|ation|ations)|ys(?:e|ed|es|ing))$/iu;

/** Returns the word with "z" in place of the British "s", else null. It is American only if the dictionary has it. */
export function withZ(word: string): string | null {
  const [, stem, ending] = WITH_S.exec(word) ?? [];
  return stem && ending ? stem + ending.replace('s', 'z') : null;
}

/** Returns the American spelling of a British one, else null. */
export function americanSpelling(word: string): string | null {
  const lower = word.toLowerCase();
  const whole = AMERICAN.get(lower);
  if (whole) return whole;
  const ending = ENDING.exec(lower)?.[0];
  for (let length = ending?.length ?? 0; length > 0; length -= 1) {
    const stem = AMERICAN.get(lower.slice(0, -length));
    // "programmed" is American too. In "centred", the ending has lost an "e".
    if (stem && stem !== 'program') return stem + (lower.endsWith('red') ? 'ed' : lower.slice(-length));
  }
  return null;
}
