import axios, { type AxiosProgressEvent } from 'axios';
import { callTimeout, timeFor } from '../contract/call';
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
    /** Hears how much of the body is sent, from 0 to 1. */
    sent?: (share: number) => void,
  ): Promise<Posted>;
  /** What kind of failure it was that `post` rejected with. */
  kindOf(error: unknown): FailureKind;
}

function fileBytesOf(body: URLSearchParams | FormData): number {
  return [...body.values()].reduce(
    (sum, value) => sum + (typeof value === 'string' ? 0 : value.size),
    0,
  );
}

/** HTTP by axios; the login page shows before it is there. `timeout` in ms; what carries a file has longer. */
export function createTransport(timeout: number): Transport {
  // No token lies in a cookie, and looking for one would make each call wait.
  const client = axios.create({ withXSRFToken: false });
  return {
    async post(url, body, headers, signal, sent) {
      const waiting = { timeout: timeout + timeFor(fileBytesOf(body)) - callTimeout };
      const leaving = signal === undefined ? {} : { signal };
      const telling = sent && {
        onUploadProgress: ({ progress }: AxiosProgressEvent) => sent(progress ?? 0),
      };
      const options = { headers: { ...headers }, ...waiting, ...leaving, ...telling };
      const answer = await client.post<unknown>(url, body, options);
      const date: unknown = answer.headers['date'];
      return { data: answer.data, date: typeof date === 'string' ? date : undefined };
    },
    kindOf(error) {
      if (axios.isCancel(error)) return 'aborted';
      if (!axios.isAxiosError(error)) return 'shape';
      return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network';
    },
  };
}
