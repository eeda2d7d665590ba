import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings';

/** Where a test reads what was logged. */
export interface LogStream {
  write(line: string): void;
}

/** Only where it happened: the first lines of a stack repeat the message. */
function framesOf(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}

function propertyOf(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

/** A database's error quotes the values it was given, which may be secret: only its code is written. */
function isOfDatabase(error: Error): boolean {
  return (
    error.name === 'DrizzleQueryError' ||
    propertyOf(error, 'severity') !== undefined ||
    propertyOf(error, 'query') !== undefined
  );
}

/** What the log keeps of an error: enough to find it, none of the values that it was about. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  return {
    type: error.name,
    code: propertyOf(error, 'code'),
    table: propertyOf(error, 'table'),
    constraint: propertyOf(error, 'constraint'),
    message: isOfDatabase(error) ? undefined : error.message,
    stack: framesOf(error.stack),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** Logging that never writes addresses, headers or bodies: they carry keys, codes and passwords. */
export function logOptions(
  level: Settings['logLevel'],
  stream: LogStream | undefined,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      err: (error: unknown) => ({ type: '', message: '', stack: '', ...describeError(error) }),
      req: ({ method }) => ({ method }),
    },
    ...(stream === undefined ? {} : { stream }),
  };
}
