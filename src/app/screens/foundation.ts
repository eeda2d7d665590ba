import { holds } from '../../domain/permissions';
import { foundationRows } from '../../machines/foundation/foundationRows';
import { FoundationScreen } from '../../ui/foundation/FoundationScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: foundationRows,
  view: FoundationScreen,
  input: ({ subjectId, query, teacher }) => ({
    scope: {
      subject_id: subjectId,
      may_export: holds(teacher?.permissions ?? [], 'operationManagerPermission'),
    },
    address: query,
  }),
  addressed: 'itself',
});
