import { prefillOf } from '../../../src/forms/prefill';

it.each([
  ['?interest=partnership', { interest: 'partnership' }],
  ['?interest=ai_solutions', { interest: 'ai_solutions' }],
  ['?tier=free', { message: 'I am interested in the Free plan.\n' }],
  ['?tier=professional', { message: 'I am interested in the Professional plan.\n' }],
  ['?tier=team', { message: 'I am interested in the Team plan.\n' }],
  ['?tier=enterprise', { message: 'I am interested in the Enterprise plan.\n' }],
  ['?tier=free&interest=support', { interest: 'support', message: 'I am interested in the Free plan.\n' }],
  ['', {}],
  ['?tier=', {}],
  ['?tier=TEAM&interest=Partnership', {}],
  ['?tier=toString&interest=constructor', {}],
  ['?tier=__proto__&interest=__proto__', {}],
  ['?interest=%3Cscript%3E&tier=%E0%A4%A', {}],
  ['?interest="<img src=x onerror=alert(1)>&tier=javascript:alert(1)', {}],
  ['?interest[]=support&tier[]=team&__proto__[interest]=support', {}],
  ['?interest=../../etc/passwd&tier={"__proto__":{"tier":"team"}}', {}],
  ["?interest=support%00&tier=team'%20OR%20'1'='1", {}],
  ['?%&=&&%FF%FE=%80&tier=%ED%A0%80', {}],
  [`?tier=${'a'.repeat(7_000)}`, {}],
  ['?tier=gold&tier=team', {}],
  ['?interest=unknown&tier=gold', {}],
  ['?tier=__proto__[x]&interest=%', {}],
])('%s', (search, prefill) => {
  expect(prefillOf(search)).toEqual(prefill);
});
