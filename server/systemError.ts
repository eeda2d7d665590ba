/** The system's code of an error, such as ENOENT; `unknown` where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** The call of the system that failed, such as `listen`; empty for any other error. */
export function systemCallOf(error: unknown): string {
  return error instanceof Error && 'syscall' in error ? String(error.syscall) : '';
}
