import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectSubjectId } from '../machines/shell/portalSelectors';
import { outside } from './address';
import { usePortal } from './portalContext';

/**
 * Keeps subject and address together [ROUTE-076]: an address that names another of the person's subjects
 * switches to it; without one, or after a switch in the header, the address takes the portal's.
 */
export function useSubjectAddress(): void {
  const { portal } = usePortal();
  const [parameters, setParameters] = useSearchParams();
  const subjectId = useSelector(portal, selectSubjectId);
  const last = useRef(subjectId);
  const named = parameters.get('subject_id');

  useEffect(() => {
    const isSwitched = last.current !== subjectId;
    last.current = subjectId;
    if (named === String(subjectId)) return;
    const choice = { type: 'subject.chosen', subjectId: Number(named) } as const;
    if (named !== null && !isSwitched && portal.getSnapshot().can(choice)) {
      portal.send(choice);
      return;
    }
    setParameters(
      (current) => {
        const record = Object.fromEntries(current);
        const kept = isSwitched ? outside(record) : record;
        return { ...kept, subject_id: String(subjectId) };
      },
      { replace: true },
    );
  }, [portal, named, setParameters, subjectId]);
}
