import { expect, it } from 'vitest';
import { inOrder } from '../../scripts/test/browserOrder.mjs';

const one = '[portal] › a.spec.ts › [HSE-01] one';
const both = '[portal] › a.spec.ts › [HSE-01] [HSE-02] both';
const mended = '[portal] › a.spec.ts › what was mended';
const three = '[portal] › b.spec.ts › [HSE-03] three';
const again = '[portal] › b.spec.ts › [HSE-03] three again';

it('every requirement is proven by the few tests that come first', () => {
  const { proving, further } = inOrder([one, both, mended, three, again], 0);
  expect(proving).toEqual([both, three]);
  expect(further).toEqual([one, mended, again]);
});

it('each turn begins elsewhere among the others, and goes round', () => {
  const furtherAt = (turn: number) => inOrder([one, both, mended, three, again], turn).further;
  expect(furtherAt(1)).toEqual([mended, again, one]);
  expect(furtherAt(5)).toEqual([again, one, mended]);
});

it('where nothing names a requirement nothing comes first, and where all do nothing follows', () => {
  expect(inOrder([mended], 7)).toEqual({ proving: [], further: [mended] });
  expect(inOrder([both], 7)).toEqual({ proving: [both], further: [] });
});
