import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { tooFastPaces } from '../../../domain/answers';
import { type BehaviourWarning, warningPresets } from '../../../domain/behaviour';
import type { Address } from '../../../machines/parts/collection/query';
import type { behaviourRows, behaviourTips } from '../../../machines/students/behaviourRows';
import { ListScreen } from '../collection/ListScreen';
import { withAll } from '../collection/withAll';
import { actions, columnsOf } from '../columns';
import { useDates } from '../dates';
import { RecordView } from '../RecordView';
import { Section } from '../Section';
import { Status } from '../Status';
import { Text } from '../Text';
import { TextLink } from '../TextLink';
import { behaviourHeads, behaviourKinds, warningSigns } from './behaviourColumns';

/** Writes the address of the student's page in a view. */
type Page = (query: Address) => string;

interface BehaviourWarningsProps {
  readonly actor: ActorRefFrom<typeof behaviourRows>;
  readonly tips: ActorRefFrom<typeof behaviourTips>;
  readonly page: Page;
}

const words = {
  ...{ count: 'behaviour.count', label: 'behaviour.title' },
  ...{ nothing: 'behaviour.nothing', failed: 'behaviour.failed' },
};

/** What the student's answers warn of, each warning as the way to the answers that prove it [SCREEN-049]. */
export function BehaviourWarnings({ actor, tips, page }: BehaviourWarningsProps) {
  const { t } = useTranslation('students');
  const columns = useMemo(
    () =>
      columnsOf<BehaviourWarning>(
        'students',
        [
          ...behaviourKinds,
          actions('evidence', (row, { t }) => <Evidence warning={row} page={page} t={t} />, {
            width: 36,
          }),
        ],
        behaviourHeads,
      ),
    [page],
  );
  return (
    <ListScreen
      inTab
      {...{ actor, columns, words }}
      tabs="kind"
      period={({ days }) => t(`days.${days}`)}
      counts={({ counts }) => withAll(counts)}
    >
      <Tips tips={tips} page={page} />
    </ListScreen>
  );
}

interface EvidenceProps {
  readonly warning: BehaviourWarning;
  readonly page: Page;
  readonly t: (key: string, values: { readonly count: number }) => string;
}

/** Where the answers that prove a warning are listed. */
function evidenceOf({ kind, day, answer_ids: ids }: BehaviourWarning) {
  if (kind === 'idle') return { from: day, to: day };
  if (kind === 'tooFast') {
    return { from: day, to: day, outcome: 'right,wrong', pace: tooFastPaces.join(',') };
  }
  return { answers: ids.join(',') };
}

function Evidence({ warning, page, t }: EvidenceProps) {
  const count = warning.answer_ids.length;
  if (count === 0) return t('behaviour.noEvidence', { count });
  return (
    <TextLink to={page({ view: 'history', ...evidenceOf(warning) })}>
      {t('behaviour.evidence', { count })}
    </TextLink>
  );
}

/** The kinds of warnings of the last week, and what helps. */
function Tips({ tips, page }: Omit<BehaviourWarningsProps, 'actor'>) {
  const { t } = useTranslation('students');
  const { day } = useDates();
  const [days] = warningPresets;
  return (
    <RecordView
      actor={tips}
      loading={t('behaviour.tips')}
      rows={2}
      failed={t('behaviour.tipsFailed')}
    >
      {({ tips: found }) => (
        <Section title={t('behaviour.tips')} mb={4}>
          {found.length === 0 ? <Text muted>{t('behaviour.noTips')}</Text> : null}
          <chakra.ul display="grid" gap={2} listStyleType="none">
            {found.map(({ kind, count, last_day: last }) => (
              <li key={kind}>
                <TextLink to={page({ view: 'behaviour', kind, days })}>
                  <Status kind={warningSigns[kind]}>
                    {t(`behaviour.tip.${kind}`, { count, day: day(last) })}
                  </Status>
                </TextLink>
                <Text as="p" muted>
                  {t(`behaviour.advice.${kind}`)}
                </Text>
              </li>
            ))}
          </chakra.ul>
        </Section>
      )}
    </RecordView>
  );
}
