import { approvals, selectList } from '../../machines/approvals/approvals';
import { ApprovalsScreen } from '../../ui/approvals/ApprovalsScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: approvals,
  view: ApprovalsScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectList,
});
