import type { Queries } from './database';

type Read<Found> = () => Promise<Found>;

/** The reading that runs, and the one that begins after it, for all who came meanwhile. */
interface Line<Found> {
  running: Promise<Found> | null;
  next: { read: Read<Found>; readonly found: Promise<Found> } | null;
}

/**
 * Shares a reading among those who ask the same at once. One runs at a time; who comes meanwhile waits for the next,
 * which begins only then: nobody is told what was true before they asked. Of those who wait, the last one's reading
 * is made, since its moment is the latest.
 */
export function shared<Found>() {
  const lines = new WeakMap<Queries, Map<string, Line<Found>>>();
  return (db: Queries, key: string, read: Read<Found>): Promise<Found> => {
    const ofDatabase = lines.get(db) ?? new Map<string, Line<Found>>();
    lines.set(db, ofDatabase);
    const line = ofDatabase.get(key) ?? { running: null, next: null };
    ofDatabase.set(key, line);
    const start = (from: Read<Found>) => {
      line.running = from().finally(() => {
        line.running = null;
      });
      return line.running;
    };
    if (line.running === null) return start(read);
    const begin = () => {
      const last = line.next?.read ?? read;
      line.next = null;
      return start(last);
    };
    line.next = { read, found: line.next?.found ?? line.running.then(begin, begin) };
    return line.next.found;
  };
}
