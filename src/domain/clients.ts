/** The systems that the portal has a client for [SCREEN-181, SCREEN-182]. */
export const clientSystems = ['windows', 'mac'] as const;
export type ClientSystem = (typeof clientSystems)[number];

/** The system of a computer, by what its browser says of itself; null where there is no client for it. */
export function systemOf(userAgent: string): ClientSystem | null {
  if (userAgent.includes('Windows')) return 'windows';
  return userAgent.includes('Macintosh') ? 'mac' : null;
}
