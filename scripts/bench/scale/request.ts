import { z } from 'zod';
import { headers } from '../../../src/contract/call';
import { addressOf } from '../../../tests/server/rig/client';
import type { Measured } from './calls';

const wire = z.record(z.string(), z.string().optional());

function formOf({ call, payload }: Measured): string {
  const fields = Object.entries(wire.parse(z.encode(call.payload, { ...payload })));
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}

/** A measured call as it goes over the line. */
export function requestOf(measured: Measured, address: string, token: string) {
  return {
    url: addressOf(measured.call, address),
    method: 'POST' as const,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      [headers.authorization]: token,
      [headers.userId]: '1',
    },
    body: formOf(measured),
    timeout: 60,
  };
}
