import { closeGuide, setGuideStatus } from '../../contract/shell';
import { guideSubjectId } from '../../domain/limits';
import { guideType } from '../../domain/shell';
import { closableTip } from './closableTip';

/** Shows a newcomer what the search box finds [SHELL-009, CALL-045]. */
export const searchGuide = closableTip<typeof closeGuide, 'searchGuide.seen'>({
  id: 'searchGuide',
  call: closeGuide,
  payload: (subjectId) => ({ subject_id: subjectId, type_id: guideType }),
  seen: 'searchGuide.seen',
});

/** Tells those who looked for the highlights at home where they are now [SHELL-010, CALL-044]. */
export const highlightsMoved = closableTip({
  id: 'highlightsMoved',
  call: setGuideStatus,
  payload: () => ({ subject_id: guideSubjectId }),
  seen: 'guide.seen',
});
