/** What assistants write around a text, and what was meant for them. */
export const ASSISTANT: readonly RegExp[] = [
  /\b(sure|certainly|absolutely|of course|great question)[!,.][^.!?\n]{0,40}\b(here|below|this|let me|i(['’]d| would| can|['’]ve|['’]ll))\b[^.\n]*/gi,
  /\bhere(['’]s| is| are) (the|a|an|your|my|some) (\w+ ){0,4}(version|draft|rewrite|revision|text|section|paragraph|copy|suggestions?|options?|alternatives?)\b[^.\n]*/gi,
  /\bas an? (ai|artificial intelligence|large language|language)\b[^.\n]*/gi,
  /\bi (hope (this|that) helps|can(['’]t|not) (browse|access)|don['’]t have access|apologi[sz]e for)[^.\n]*/gi,
  /\b(let me know if (you|this)|feel free to (adjust|edit|modify|customi[sz]e|change|tweak|let me)|would you like (me to|a (shorter|longer|different|more))|do you want me to|i can also|happy to (revise|adjust|refine))\b[^.\n]*/gi,
  /\b(chatgpt|gpt-\d|regenerate response|as of my (last|knowledge)|my (knowledge|training) (cutoff|data)|\[?(cite|source):? ?\d*\]?(?=\]))/gi,
  /\b(rewrite|summari[sz]e|shorten|proofread|translate) (this|the following)( text| section| paragraph)?:/gi,
  /【[^】]*】|:?\bcontentReference\b|\boaicite\b|\butm_source=chatgpt/gi,
];

/** The mark of a source in a chat, whose last part is code for MDX: `:contentReference[oaicite:0]{index=0}`. */
export const CHAT_SOURCE = /contentReference\[[^\]\n]*\]\{?$/;

/** Signs that a writer left to come back to. */
export const LEFTOVERS: readonly [pattern: RegExp, what: string][] = [
  [/\?{2,}|!{2,}|\?!+|!\?/g, 'One sign is enough'],
  [/\.{4,}|(?<!\.)\.\.(?!\.)/g, 'Write one full stop, or three for a pause'],
  [
    /,,+|;;+|(?<=\p{L})::+(?=\s)|(?<=\p{L}) ,(?=\s)|(?<=\p{L}) (?=[;:!?](\s|$))|(?<=\p{Ll}) \.(?=\s|$)/gu,
    'Write one sign, directly after the word',
  ],
  [
    /(?<=\p{Ll}{2}) (?:The|We|You|It|This|These|They|If|When|Our|Your|There|Every|Each)(?= \p{Ll})/gu,
    'A full stop is missing before it, or the capital letter is wrong',
  ],
  [/(?<=\p{L}) ,(?=\p{L})/gu, 'Write the comma directly after the word, and a space after it'],
  [/(?<=\p{Ll}{3}(?<!\b(?:https?|mailto|tel|sms|ftp))):(?=[\p{L}$][\p{L}\d])/gu, 'Write a space after the colon'],
  [/(?<=\p{Ll}{3});(?=\p{L}{2})/gu, 'Write a space after the semicolon'],
  [/\betc\.{2,}/g, 'Write “etc.”'],
  [/(?<=\p{Ll}),(?=\p{L}{2})/gu, 'Write a space after the comma'],
  [/(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu, 'Write a space after the full stop'],
  [/\(\s+\p{L}|\p{L}\s+\)/gu, 'Write no space inside the brackets'],
  [/_{3,}|\bx{4,}\b|#{3,}(?=\s|$)/gi, 'Fill in the gap'],
  [/(?<!\p{Lu}\p{L}+ )\bX{2,3}(?= (?!and\b|or\b)\p{Ll})/gu, 'Fill in the gap'],
  [
    /\|[A-Z][A-Z0-9_:]{2,}\||%%?[A-Z]\w{2,}%%?|\{\{[^}]*\}\}|<<[^>]*>>|\$\{[^}]*\}|\[\[?[A-Z][A-Z _-]{2,}\]?\]/g,
    'Fill in the gap',
  ],
];

/** Words that the dictionary knows and that are wrong in this place, and what to say about them. */
export const CONFUSED: readonly [pattern: RegExp, advice: string][] = [
  [
    /(?<=\p{L}\s)(?:comma (?=(?:and|but|or|so|which|who|because|then|we|you|it|the)\b)|(?:full stop|period|question mark|exclamation (?:mark|point))(?=\s+\p{Lu}|\s*$)|new (?:line|paragraph)(?=\s+\p{Lu}|\s*$))/gu,
    'This was dictated, and visitors would read the word. Write the sign itself',
  ],
  [
    /\byou (?:will |then |also )?become (?:an?|the|our|your) (?:answer|offer|quote|reply|e-?mail|price|report|list|call|cause|result|estimate|invoice|copy|link|plan|date|appointment)\b/giu,
    '“become” means to turn into something. Write “get”',
  ],
  [
    /\b(?:an?|each|every) \p{Ll}+(?<!s) (?:that|who|which) (?:come|go|need|have|do|are|were|make|take|get|give|know|want|see|use|help|keep|run|find|say|ask|tell|start|stop|seem|look|matter|belong|exist|change|fit|cost|save|break|fail|lead|end|happen|wait|work)\b/giu,
    'The verb does not fit: it speaks of one thing, so the verb needs an “s”, or “is” or “has”',
  ],
  [/(?<=\p{Lu}\p{Ll}+\s+)Country(?=,\s+\p{Lu})/gu, 'A part of a state is a “County”'],
  [/\bHIPPA\b/g, 'The law is called HIPAA'],
  [/\b(?:[Ww]ont|[Cc]ant|[Tt]hats|[Ww]hats|[Hh]eres|[Tt]heres)\b/g, 'An apostrophe is missing: won’t, can’t, that’s'],
  [/(?<![\p{L}.])(?:e\.g|i\.e|eg|ie)(?![\p{L}.])(?=,? \p{L})/gu, 'Write “for example” or “that is”'],
  [
    /\b(?:password|passcode|API key|PIN)(?: is| are|:)?\s+[“"]?(?=[^\s”"]*\d)[^\s”"]{4,}/gu,
    'Everybody reads this page. Delete the password, and change it where it is used',
  ],
  [
    /\b(?:to|will|can|could|would|might|may|never|not|you|we|they|rather|['’]t) loose\b(?! (?:ends?|fit|cable|screw|part))|\bloose (?:an?|the|your|our|their|any|data|money|time|customers|clients|access|track|sight|power|control|everything|nothing|files|records|messages|business)\b/gi,
    '“loose” means not tight. Write “lose”',
  ],
  [
    /\b(?:more|less|better|rather|faster|sooner|later|cheaper|higher|lower|longer|shorter|larger|smaller|other|different) then\b/gi,
    'A comparison has “than”',
  ],
  [
    /\bit['’]s (?:own|owner|owners|(?:recovery|delivery|history|security|quality|capacity) \p{L}+|lid|business|customers?|clients?|name|data|staff|employees|users|website|team|content|way|purpose|value|price)\b/giu,
    '“it’s” means “it is”. Write “its”',
  ],
  [
    /(?<=\b(?:of|in|on|for|with|from|by|at|into|through|over|under|change|changes|lose|loses|lost|keep|keeps|kept|update|updates|open|opens|close|closes|closed|move|moves|moved|replace|replaces|replaced|improve|improves|improved|reach|reaches|reached|send|sends|sent|doubled|reduced|increased|outgrew|has|have|had|and|or|to) )it['’]s (?=\p{L}*(?:s|ed|er|or|ion|ment|ance|ence|ity|ing|age|ure|ice|ist|ware|site|base|book|form|word|list|plan|part|layout|place|side|goal|job|rule|law|map|day|end)\b)(?!(?:always|sometimes|based|needed|used|called|supposed|meant|done|made|going|being|getting|over|under|better|easier|faster|cheaper|never|ever|either|after|as|this|his|not|working|running|worth|nothing|something|anything)\b)\p{L}+/giu,
    '“it’s” means “it is”. For what belongs to it, write “its”',
  ],
  [
    /\b(?<!\b(?:whatever|what|that|which|as|if|than) \p{L}+ )(?:do|does|did|can|could|will|would|should|must|may|might)(?: not|n[’']t) (?:an?|the|any|your|our|their|its|my)(?= \p{Ll})/giu,
    'A verb is missing here, such as “need” or “have”',
  ],
  [
    /(?<=\s)(an?|the|your|our|their|my|its) (?!\1\b)(?:an?|the|your|our|their|my)(?=\s\p{Ll})/gu,
    'Two articles in a row, such as “the” and “a”. Delete the article that was left over',
  ],
  [
    /(?<=^|[.!?]\s+)\p{Lu}\p{Ll}+ing (?:(?:run|start|end|cost|need|help|work|begin|stop|include|cover|continue|save|make|keep|give|mean)(?= (?:24\/7|on|in|at|for|every|from|until|with|only|when|as|an?|the|all|by|you|us|our|your|\d))|are|have|do|were)\b/gu,
    'The verb does not fit: it speaks of one thing, so the verb needs an “s”, or “is” or “has”',
  ],
  [
    /(?<![\p{L}\p{N}-])[Aa] (?:[AEIO][A-Z]{1,4}|(?:MVP|HTML?|HTTPS?|SS[DLHO]|SL[AO]|ND[A]|LLM|MFA|MSP|RFP|RTO|RPO|FTE|FAQ|SDK|SMS|SEO|HR|HD|LED|LCD|NFC|XML|MBA|FTP|HVAC|NGO|MRI|NPS|RSS|SKU|SIEM|SRE|SQS))s?(?![\p{L}\p{N}])/gu,
    'This abbreviation is spoken with a vowel first. Write “an”',
  ],
  [
    /(?<![\p{L}\p{N}-])[Aa]n (?:[BCDGJKPQTUVWYZ][A-Z]{1,4})s?(?![\p{L}\p{N}])/gu,
    'This abbreviation is spoken with a consonant first. Write “a”',
  ],
  [
    /\byour (?:looking|going|welcome|doing|getting|trying|missing|about to|not sure|ready|able)\b/gi,
    'Write “you’re”, which means “you are”',
  ],
  [
    /\byou['’]re (?:business|company|data|team|website|customers|clients|staff|computers?|office|own)\b/gi,
    '“you’re” means “you are”. Write “your”',
  ],
  [
    /\bthere (?:own|team|data|business|website|customers|clients|office) (?:is|are|was|has|have|and|to)\b|\btheir (?:is|are|was|were|will)\b/gi,
    'Write “their” for what they have, and “there” for a place or “there is”',
  ],
  [
    /\b(?:this (?:are|were|have)|(?:he|she|it) don['’]t|(?:we|they|you) (?:doesn['’]t|was)|there is (?:many|several|two|three|four|five|some (?:\p{L}+s)))\b/giu,
    'The verb does not fit its subject',
  ],
  [
    /\bits (?:not|a|an|been|going|too|also|always|possible|impossible|important that|time to|worth)\b/gi,
    '“its” shows possession. Write “it’s”, short for “it is”',
  ],
  [/\b(?:not|will|can|may|could|would|might) effect (?!change)/gi, 'Write “affect”, which means “change”'],
  [/(?<=\s)i(?=\s+\p{Ll}|['’](?:m|ll|ve|d)\b)/gu, 'Write “I” with a capital letter'],
  [
    /(?<=\p{Ll}{3}(?<!\b(?:etc|incl|approx|resp|misc|info|dept|est|inc|ltd))[.!?] )(?:the|an?|this|these|those|that|we|you|they|it|he|she|our|your|then|there|here|if|when|while|and|but|so|in|on|at|for|with|to|as|please|also|because|after|before|not|all|each|every|most|some|what|how|why|who)(?=\s)/gu,
    'A sentence starts with a capital letter',
  ],
  [
    /(?<!\b(?:to|will|can|they|we|you|and|or|which|that|the|an?|this|our|your|contact|order|web|booking|request|short) )\bform (?:the (?:first|start|beginning|very|outside|inside|ground|same day)|scratch|anywhere|home|our office|(?:your|our|their|his|her|its) own|\d)/gi,
    '“form” means shape. Write “from”',
  ],
  [/\b(?:free|\d+-day) trails?\b/gi, 'A “trail” is a path. Write “trial”'],
  [
    /\bwould rather (?:(?!(?:and|but|or|first|now|so)\b)[\p{L}’'-]+\s+){2,5}then\s+(?!(?:and|or|but|because|so|if|when|than|to|in|on|at|for|with|we|you|they|it)\b)(?=\p{Ll})/giu,
    'A comparison has “than”',
  ],
  [/\bpubic\b/gi, 'An “l” is missing. Write “public”'],
  [
    /(?<=\b(?:will|would|can|could|should|is|are|was|do|we|you|they|it|most) )defiantly\b/gi,
    '“defiantly” means with resistance. Write “definitely”, or leave it out',
  ],
  [
    /(?<!\b(?:the|an?|this|that|each|every|your|our|their|his|her|my|one)\s(?:\p{L}+\s)?)\b(?:PC|Mac|API|VM|SLA|FAQ|URL|PDF)['’]s(?=[,.;:)](?:\s|$))/gu,
    'A plural has no apostrophe: PCs, Macs',
  ],
  [/\bcostumers?\b/gi, 'Write “customer”. A “costumer” makes costumes'],
  [
    /\b(?:with|for|of) you (?:team|business|company|website|data|customers|office|network|budget)\b/gi,
    '“you” is the person. Write “your”',
  ],
  [
    /\b(?:is|are|was|were|be|far|much) to (?:late|much|many|expensive|slow|big|small|old|complicated)\b(?! an?\b)/gi,
    '“to” is a direction. Write “too”',
  ],
  [
    /\bwho['’]s (?:data|business|job|website|team|customers|office|computers?|name)\b/gi,
    '“who’s” means “who is”. Write “whose”',
  ],
  [
    /\b(?:good|our|your|some|expert|free|for|of) advise\b|\b(?:will|can|to|we) advice\b/gi,
    '“Advice” is what somebody gives who “advises”',
  ],
  [/\b(?:an|the|no|any) affect (?:on|of)\b/gi, '“affect” means change. Write “effect”'],
  [/\bpiece of mind\b/gi, 'Write “peace of mind”'],
  [/\b(?:sing|sigh) (?:up|in)\b/gi, '“sing” means make music. Write “sign”'],
  [/\b(?:your|the|our|mail|file|web) severs?\b/gi, '“sever” means cut off. Write “server”'],
  [/\bto(?:t he| teh)\b|\bint he\b|\bont he\b/gi, 'The space is one letter off'],
  [
    /\b(?:infos|informations|softwares|advices|feedbacks|equipments|hardwares)\b/gi,
    'This word has no plural. Write it without the “s”',
  ],
  [/\b(?:could|should|would|might|must) of\b/gi, 'Write “have” in place of “of”'],
  [
    /(?<=^|[.!?:;,]\s+|\b(?:and|if|when|because|but|as|so|while) )(?:we|they|you|I) (?:tells|has|is|was|does|needs|makes|gives|takes|knows|works|offers|helps|builds|writes|runs|keeps|wants|shows|sees|finds|uses|answers)\b/gi,
    'The verb does not fit. Delete its “s”, or write “have”, “are” or “do”',
  ],
  [
    /(?<=^|[.!?:;,]\s+|\b(?:and|if|when|because|but|as|so|while) )(?:he|she|it) (?:tell|have|do|need|make|give|take|know|offer|help|build|keep|want)\b/gi,
    'The verb needs an “s”',
  ],
  [
    /(?<![\p{L}\p{N}&-])[Aa] (?=[aeio]\p{Ll}|u(?!ni|s[eu]|rl|til|biq)\p{Ll})(?!(?:one|once|eu)\p{L}*)\p{L}+/gu,
    'Before a vowel, write “an”',
  ],
  [/(?<![\p{L}\p{N}-])[Aa]n (?=[bcdfgjklmnpqrstvwyz]\p{Ll}|uni|use|one\b)\p{L}+/gu, 'Before a consonant, write “a”'],
  [
    /\p{L}+-(?:\r?\n\s*|[ \u00A0]+)(?!(?:and|or|to|nor|but|through|versus|vs|as|&)\b)\p{Ll}{2,}/gu,
    'The word is broken by a hyphen, and visitors would read a gap. Write it as one word',
  ],
  [
    /(?<![\d,.])\d{1,3},\d{1,2}(?![\d,])(?=\s?(?:%|percent|hours?|seconds?|million|GB|TB|kB))/g,
    'Write a point in decimals, as in 99.9%',
  ],
  [
    /(?<![\d$–-])\$?\d[\d,]*(?: [–-] ?| ?- |(?<=\d)[–-] )\$?\d[\d,]*(?! ?[–=+-])(?=%| ?\p{L}|[.,;)]|$)/gu,
    'A range has a long dash without spaces: 50–100',
  ],
  [
    /(?<![\d-])\d{1,3}-\d{1,3}(?= (?:seconds|minutes|hours|days|weeks|months|years|people|users|employees|pages|percent|steps|business days|working days)\b)/g,
    'A range has a long dash: 6–10',
  ],
  [
    /(?:(?<![\p{L}\p{N}])[\p{Lu}]{2,}[,:;]?\s+){5,}\p{Lu}{2,}/gu,
    'A sentence in capitals is hard to read. Write it like the others, with **stars** around what is important',
  ],
  [
    /\b(?:green|red|blue|orange|yellow|gr[ae]y|black|white|purple|copper) (?:button|link|box|field|icon|arrow|area|bar)\b|\b(?:button|link|box|field|form|picture|column|menu) (?:on|to|at) the (?:right|left)\b|\b(?:on|to) the (?:right|left) (?:side|hand|of (?:the|this) (?:page|screen))\b/gi,
    'Not everybody sees colors, and on a phone it is somewhere else. Name it by its words',
  ],
];
