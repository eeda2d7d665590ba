let ahead = 0;

/** Takes note of the server's time, so that deadlines and days are the server's and not this computer's. */
export function noteServerTime(date: string | null | undefined): void {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return;
  const difference = server - Date.now();
  // The header counts whole seconds: a smaller difference says nothing.
  ahead = Math.abs(difference) > 2000 ? difference : 0;
}

/** The server's time, in epoch ms. */
export function serverTime(): number {
  return Date.now() + ahead;
}
