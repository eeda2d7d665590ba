import { tooFastSeconds } from '../../domain/limits';
import type { SupervisedStudent } from '../../domain/supervision';
import { attentionSigns } from '../parts/attentionSigns';
import { Button } from '../parts/Button';
import { actions, columnsOf, moment, person, text, word } from '../parts/columns';
import { PointsToday } from '../parts/PointsToday';
import { PersonCell } from '../parts/PersonCell';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';

interface SupervisedColumnsOptions {
  readonly isAsking: boolean;
  /** Null for a colleague's students, of whom only all are supervised together. */
  readonly onSupervise: ((studentId: number) => void) | null;
}

/** Who it is, how supervised, what happens now and why that needs a person, and the way to the supervision system. */
export const supervisedColumnsOf = ({ isAsking, onSupervise }: SupervisedColumnsOptions) =>
  columnsOf<SupervisedStudent>(
    ['supervision', 'students'],
    [
      onSupervise === null
        ? text('student', ({ name }) => name, {
            head: 'students:column.name',
            file: {
              'students:column.name': ({ name }) => name,
              'students:column.account': ({ username }) => username,
            },
            cell: ({ name, username }) => <PersonCell name={name} account={username} />,
          })
        : person('student', (row) => row),
      word('state', ({ state }) => state, { words: 'students:supervision', width: 34, yields: 1 }),
      text('now', ({ is_online }, { t }) => t(is_online ? 'list.online' : 'list.offline'), {
        width: 28,
        cell: ({ is_online: isOnline }, { t }) => (
          <Status kind={isOnline ? 'good' : 'none'}>
            {t(isOnline ? 'list.online' : 'list.offline')}
          </Status>
        ),
      }),
      text('attention', saidAttention, {
        width: 56,
        cell: (row, language) => {
          const { attention } = row;
          const said = saidAttention(row, language);
          if (attention === null) return <Text muted>{said}</Text>;
          const { reason, url } = attention;
          return (
            <Status kind={attentionSigns[reason]}>
              {url === null ? said : <TextLink to={url}>{said}</TextLink>}
            </Status>
          );
        },
      }),
      text('points', saidPoints, {
        ...{ head: 'students:points.title', explained: 'students:points.why', width: 33 },
        cell: ({ points, points_url: url }) => (
          <PointsToday points={points} wrong={url ?? undefined} />
        ),
      }),
      moment('lastActive', ({ last_active_at }) => last_active_at, {
        ...{ head: 'students:column.lastActive', none: 'students:never', yields: 2 },
      }),
      ...(onSupervise === null
        ? []
        : [
            actions<SupervisedStudent>(
              'supervise',
              ({ student_id: id, name }, { t }) => (
                <Button
                  size="small"
                  busy={isAsking}
                  aria-label={t('list.superviseOf', { name })}
                  onClick={() => onSupervise(id)}
                >
                  {t('list.supervise')}
                </Button>
              ),
              { width: 30 },
            ),
          ]),
    ],
  );

type Language = Parameters<Parameters<typeof text<SupervisedStudent>>[1]>[1];

/** How today's knowledge points went, in words. */
const saidPoints = ({ points: { green, orange, red } }: SupervisedStudent, { t }: Language) =>
  [
    t('students:points.green', { count: green }),
    t('students:points.orange', { count: orange }),
    t('students:points.red', { count: red }),
  ].join(t('and'));

/** Why a student needs a person now, in words. */
function saidAttention({ attention }: SupervisedStudent, { t }: Language): string {
  if (attention === null) return t('list.calm');
  const { reason, evidence_count: count } = attention;
  return t(`students:reason.${reason}`, { count, seconds: tooFastSeconds });
}
