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
  ['?interest=unknown&tier=gold', {}],
  ['?tier=__proto__[x]&interest=%', {}],
])('%s', (search, prefill) => {
  expect(prefillOf(search)).toEqual(prefill);
});
