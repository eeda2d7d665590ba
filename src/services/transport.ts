import axios from 'axios';
import { z } from 'zod/mini';
import type { FailureKind } from '../contract/failure';

export interface Posted {
  readonly data: unknown;
  /** The server's `Date`, where it says one. */
  readonly date: string | undefined;
}

export interface Transport {
  post(
    url: string,
    body: URLSearchParams | FormData,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ): Promise<Posted>;
  /** What kind of failure it was that `post` rejected with. */
  kindOf(error: unknown): FailureKind;
}

const date = z.catch(z.optional(z.string()), undefined);

/** HTTP by axios, loaded with the first call so that the page shows before it. `timeout` in ms. */
export function createTransport(timeout: number): Transport {
  const client = axios.create({ timeout });
  return {
    async post(url, body, headers, signal) {
      const options = { headers: { ...headers }, ...(signal === undefined ? {} : { signal }) };
      const answer = await client.post<unknown>(url, body, options);
      return { data: answer.data, date: date.parse(answer.headers['date']) };
    },
    kindOf(error) {
      if (axios.isCancel(error)) return 'aborted';
      if (!axios.isAxiosError(error)) return 'shape';
      return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network';
    },
  };
}
