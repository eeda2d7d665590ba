import { createContext, use } from 'react';

/** Whether the person may open an address of the portal: a link to another is its words alone. */
export const AllowedPages = createContext<(address: string) => boolean>(() => true);

/** Whether the person may open an address of the portal, for a view that leaves out what is closed. */
export const useIsAllowed = () => use(AllowedPages);

/** The subject that every link of the portal carries, so that it leads to the same in a new tab [ROUTE-076]. */
export const LinkSubject = createContext<number | null>(null);

/** The subjects that the person may choose from; outside the portal there is no choice. */
export const SeenSubjects = createContext<readonly number[]>([]);

/** An address of the portal with a subject, where it names none itself. */
export function inSubject(address: string, subjectId: number | null): string {
  if (subjectId === null || /[?&]subject_id=/.test(address)) return address;
  const [page = '', ...anchor] = address.split('#');
  const before = `${page}${page.includes('?') ? '&' : '?'}subject_id=${String(subjectId)}`;
  return [before, ...anchor].join('#');
}
