import { describe, expect, it } from 'vitest';
import { nextSmartMode } from '../../../src/machines/foundation/smartMode';

const none = { next: null, refusal: null };

describe('the life of a health smart mode', () => {
  it('is turned on and off by the analyst, each once', () => {
    expect(nextSmartMode('off', { type: 'mode.turnedOn' }).next).toBe('on');
    expect(nextSmartMode('on', { type: 'mode.turnedOff' }).next).toBe('off');
    expect(nextSmartMode('on', { type: 'mode.turnedOn' })).toEqual(none);
    expect(nextSmartMode('off', { type: 'mode.turnedOff' })).toEqual(none);
  });

  it('[HSM-09] is refused to be turned off where headquarters has turned it on', () => {
    const refused = nextSmartMode('onByHeadquarters', { type: 'mode.turnedOff' });
    expect(refused).toEqual({ next: null, refusal: 'byHeadquarters' });
  });

  it('[HSM-07] [HSM-08] [HSM-10] follows headquarters', () => {
    for (const mode of ['off', 'on'] as const) {
      const { next } = nextSmartMode(mode, { type: 'headquarters.enabled' });
      expect(next).toBe('onByHeadquarters');
      expect(nextSmartMode(mode, { type: 'headquarters.disabled' })).toEqual(none);
    }
    const disabled = nextSmartMode('onByHeadquarters', { type: 'headquarters.disabled' });
    expect(disabled.next).toBe('off');
  });
});
