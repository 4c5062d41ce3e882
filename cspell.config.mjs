/** Read by `npm run check:content` and by the spelling extension of VS Code. Add correct words to words.txt. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const FACTS = new URL('src/facts/', import.meta.url);
/** Facts that are names of companies, people, places and products. */
const NAMES = new Set(['brand', 'legalName', 'name', 'company', 'author', 'address', 'partner']);

/** Returns the words of the names in a fact. */
function namesIn(value, key = '', isName = false) {
  if (typeof value === 'string') return isName || NAMES.has(key) ? (value.match(/\p{Lu}[\p{L}’']*/gu) ?? []) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, part]) => namesIn(part, inner, isName || key === 'address'));
}

/** A file that cannot be read contributes no names until it is corrected. */
function namesInFile(file) {
  try {
    return namesIn(parse(readFileSync(new URL(file, FACTS), 'utf8')));
  } catch {
    return [];
  }
}

const dictionaryDefinitions = [
  { name: 'en_us', path: './node_modules/@cspell/dict-en_us/en_US.trie.gz' },
  { name: 'software-terms', path: './node_modules/@cspell/dict-software-terms/dict/softwareTerms.txt.gz' },
  { name: 'software-tools', path: './node_modules/@cspell/dict-software-terms/dict/software-tools.txt' },
  { name: 'networking-terms', path: './node_modules/@cspell/dict-software-terms/dict/networkingTerms.txt' },
  { name: 'web-services', path: './node_modules/@cspell/dict-software-terms/dict/webServices.txt' },
  { name: 'companies', path: './node_modules/@cspell/dict-companies/dict/companies.txt' },
  { name: 'project-words', path: './words.txt', addWords: true },
];

export default {
  version: '0.2',
  language: 'en-US',
  loadDefaultConfiguration: false,
  minWordLength: 3,
  maxDuplicateProblems: 1000,
  maxNumberOfProblems: 1000,
  ignoreRegExpList: ['Urls', 'Email', /@[\w.-]+/g, /[\w-]+(?:[./][\w-]+)*\.[\w-]{2,}/g, /&#?\w+;/g],
  dictionaryDefinitions,
  dictionaries: dictionaryDefinitions.map(({ name }) => name),
  words: readdirSync(FACTS)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap(namesInFile),
  flagWords: [
    'acknowledgement->acknowledgment',
    'ageing->aging',
    'alot->a lot',
    'amongst->among',
    'arent->aren’t',
    'artefact->artifact',
    'aswell->as well',
    'atleast->at least',
    'blacklist->block list',
    'blacklisted->blocked',
    'businessman->business owner',
    'businessmen->business owners',
    'cancelled->canceled',
    'cancelling->canceling',
    'cant->can’t',
    'centre->center',
    'centres->centers',
    'chairman->chair',
    'chairmen->chairs',
    'cheque->check',
    'costumer->customer',
    'costumers->customers',
    'couldnt->couldn’t',
    'crazy->surprising',
    'crippled->severe',
    'crippling->severe',
    'didnt->didn’t',
    'doesnt->doesn’t',
    'dont->don’t',
    'dumb->careless',
    'eachother->each other',
    'equipments->equipment',
    'everytime->every time',
    'favour->favor',
    'favourite->favorite',
    'feedbacks->feedback',
    'fibre->fiber',
    'foreman->supervisor',
    'fulfil->fulfill',
    'grandfathered->kept as it was',
    'grey->gray',
    'guys->everyone',
    'handicapped->disabled',
    'hasnt->hasn’t',
    'havent->haven’t',
    'honour->honor',
    'incase->in case',
    'infact->in fact',
    'informations->information',
    'insane->surprising',
    'instalment->installment',
    'isnt->isn’t',
    'judgement->judgment',
    'labelled->labeled',
    'labelling->labeling',
    'labour->labor',
    'ladies->people',
    'learnt->learned',
    'litre->liter',
    'mankind->people',
    'manned->staffed',
    'manpower->people',
    'metre->meter',
    'middleman->intermediary',
    'modelled->modeled',
    'modelling->modeling',
    'noone->no one',
    'practise->practice',
    'practising->practicing',
    'programme->program',
    'programmes->programs',
    'pubic->public',
    'salesman->salesperson',
    'salesmen->salespeople',
    'sceptical->skeptical',
    'shouldnt->shouldn’t',
    'slave->replica',
    'softwares->software',
    'storey->story',
    'stupid->careless',
    'thankyou->thank you',
    'thats->that’s',
    'theatre->theater',
    'theyre->they’re',
    'travelled->traveled',
    'travelling->traveling',
    'tyre->tire',
    'upto->up to',
    'wasnt->wasn’t',
    'weve->we’ve',
    'whats->what’s',
    'whilst->while',
    'whitelist->allow list',
    'whitelisted->allowed',
    'whitelisting->allowing',
    'wont->won’t',
    'wouldnt->wouldn’t',
    'youll->you’ll',
    'youre->you’re',
    'youve->you’ve',
  ],
};
