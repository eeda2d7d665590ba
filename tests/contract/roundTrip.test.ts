import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../../src/contract';
import { payloadsOf } from './arbitrary';

describe.each(allCalls.map((call) => [call.path, call] as const))('[CALL-003] %s', (_, call) => {
  it('value to form and back is the same value, form to value and back the same form', () => {
    fc.assert(
      fc.property(payloadsOf(call), (payload) => {
        const form = z.encode(call.payload, payload);
        for (const text of Object.values(form)) expect(typeof text).toBe('string');
        expect(call.payload.parse(form)).toEqual(payload);
        expect(z.encode(call.payload, call.payload.parse(form))).toEqual(form);
      }),
      { numRuns: 25 },
    );
  });
});
