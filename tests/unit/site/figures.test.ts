import { figures } from '../../../src/site/figures';

it('labels each figure with its kind, and with its source where there is one', () => {
  for (const { kind, source, label } of Object.values(figures)) {
    expect(label).toBe(source ? `${kind}: ${source}` : kind);
  }
});
