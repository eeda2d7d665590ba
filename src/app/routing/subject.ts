import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectSubjectId } from '../../machines/shell/portalSelectors';
import { outside } from './address';
import { usePortal } from '../world/portalContext';

/** The browser's own address: the router's may be on its way to the page still. */
const parametersNow = () => Object.fromEntries(new URLSearchParams(window.location.search));

/** The subject that the address names; null where it names none. */
const subjectNow = () => parametersNow()['subject_id'] ?? null;

/**
 * The address of the same page in another subject, without what its list was narrowed to; null where the address
 * names that subject already [ROUTE-076].
 */
export function pageInSubject(subjectId: number): string | null {
  const subject_id = String(subjectId);
  if (subjectNow() === subject_id) return null;
  const parameters = new URLSearchParams({ ...outside(parametersNow()), subject_id });
  return `${window.location.pathname}?${parameters.toString()}`;
}

/**
 * Takes the subject from the address [ROUTE-076]: one that names another of the person's subjects switches to it;
 * one without takes the portal's.
 */
export function useSubjectAddress(): void {
  const { portal } = usePortal();
  const [parameters, setParameters] = useSearchParams();
  const subjectId = useSelector(portal, selectSubjectId);
  const shown = parameters.get('subject_id');

  useEffect(() => {
    // Another subject may have been chosen since this was drawn: that of then would take the choice back.
    const current = String(selectSubjectId(portal.getSnapshot()));
    const named = subjectNow();
    if (named === current) return;
    const choice = { type: 'subject.chosen', subjectId: Number(named) } as const;
    if (named !== null && portal.getSnapshot().can(choice)) {
      portal.send(choice);
      return;
    }
    setParameters((others) => ({ ...Object.fromEntries(others), subject_id: current }), {
      replace: true,
    });
  }, [portal, shown, setParameters, subjectId]);
}
