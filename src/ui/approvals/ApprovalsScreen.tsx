import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type ApplicationRow, decisions, isOpen, mostDecided } from '../../domain/approvals';
import {
  type approvals,
  selectAskingFailure,
  selectAwaited,
  selectForm,
  selectList,
  selectSeveral,
} from '../../machines/approvals/approvals';
import type { applicationRows } from '../../machines/approvals/applicationRows';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { withAll } from '../parts/collection/withAll';
import { actions, columnsOf } from '../parts/columns';
import { Text } from '../parts/Text';
import { applicationKinds, saidOf } from './applicationColumns';
import { AwaitedDialog } from './AwaitedDialog';
import { DecisionDialog } from './DecisionDialog';
import { OutcomesDialog } from './OutcomesDialog';
import { SeveralDialog } from './SeveralDialog';
import { useToldName } from '../parts/useToldName';

interface DecideCellProps extends ActorProps<typeof approvals> {
  readonly application: ApplicationRow;
}

/** The two ways to decide, or who has decided and what was said. */
function DecideCell({ actor, application }: DecideCellProps) {
  const { t } = useTranslation('approvals');
  const told = useToldName();
  const { name, decided_by: decider } = application;
  if (decider !== null) {
    const said = saidOf({ ...application, decided_by: told(decider) }, t);
    return <Text muted>{said}</Text>;
  }
  if (!isOpen(application)) return null;
  return (
    <HStack gap={2}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="small"
          aria-label={t(`decide.${decision}.openFor`, { name: told(name) })}
          onClick={() => actor.send({ type: 'decision.requested', application, decision })}
        >
          {t(`decide.${decision}.open`)}
        </Button>
      ))}
    </HStack>
  );
}

const columnsFor = (actor: ActorRefFrom<typeof approvals>) =>
  columnsOf<ApplicationRow>(
    ['approvals', 'students'],
    [
      ...applicationKinds,
      actions('decision', (application) => <DecideCell {...{ actor, application }} />, {
        width: 44,
      }),
    ],
  );

interface ApplicationListProps extends ActorProps<typeof approvals> {
  readonly list: ActorRefFrom<typeof applicationRows>;
}

function ApplicationList({ actor, list }: ApplicationListProps) {
  const { t } = useTranslation('approvals');
  const columns = useMemo(() => columnsFor(actor), [actor]);
  const chosen = {
    looks: {},
    whyNot: ({ decided_by: decider }: ApplicationRow) =>
      t(decider === null ? 'several.evaluating' : 'several.decided'),
    begins: [
      {
        icon: ListChecks,
        most: mostDecided,
        verb: t('several.open'),
        on: (ids: readonly number[], applications: readonly ApplicationRow[]) =>
          actor.send({ type: 'decisions.requested', ids, applications }),
      },
    ],
  };
  return (
    <ListScreen
      actor={list}
      columns={columns}
      tabs="status"
      counts={({ counts }) => withAll(counts)}
      actions={chosen}
    />
  );
}

/** Class-hour approval: the applications, what waits first, and the dialog that decides on one. */
export function ApprovalsScreen({ actor }: ActorProps<typeof approvals>) {
  const list = useSelector(actor, selectList);
  const form = useSelector(actor, selectForm);
  const awaited = useSelector(actor, selectAwaited);
  const failure = useSelector(actor, selectAskingFailure);
  const several = useSelector(actor, selectSeveral);
  const cancel = () => actor.send({ type: 'decision.cancelled' });
  const retry = () => actor.send({ type: 'application.retried' });
  if (list === undefined) return null;
  return (
    <>
      <ApplicationList actor={actor} list={list} />
      {awaited === null ? null : (
        <AwaitedDialog {...awaited} failure={failure} onRetry={retry} onCancel={cancel} />
      )}
      {form === undefined ? null : <DecisionDialog actor={form} onCancel={cancel} />}
      {several === undefined ? null : <SeveralDialog actor={several} onCancel={cancel} />}
      <OutcomesDialog actor={actor} />
    </>
  );
}
