import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { studentPage } from '../../domain/addresses';
import { type DialogueFlag, flagLimits } from '../../domain/dialogues';
import {
  type aiSupervisorDetail,
  selectJudging,
  selectScope,
} from '../../machines/supervision/aiSupervisorDetail';
import { Button } from '../parts/Button';
import { Card } from '../parts/Card';
import { useDates } from '../parts/dates';
import { KeepFocus } from '../parts/KeepFocus';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { answersPage, FlagStatus } from './flagWords';

interface FlagCardProps {
  readonly flag: DialogueFlag;
  readonly page: ActorRefFrom<typeof aiSupervisorDetail>;
}

/** A flag: why it was raised and from how many on, what proves it, and what somebody made of it. */
export function FlagCard({ flag, page }: FlagCardProps) {
  const { t } = useTranslation('supervision');
  const { moment } = useDates();
  const { flagId, studentId } = useSelector(page, selectScope);
  const { flag_id: id, kind, count, answer_ids: ids, state, judged_by: by, judged_at: at } = flag;
  const isOpenedAt = flagId === id;
  return (
    <Card
      mt={2}
      p={3}
      chosen={isOpenedAt}
      data-selected={isOpenedAt ? true : undefined}
      role="group"
      aria-label={t(`kind.${kind}`)}
    >
      <FlagStatus kind={kind} />
      <p>{t(`flag.reason.${kind}`, { count })}</p>
      <Text as="p" small muted>
        {t('flag.threshold', { limit: t(`flag.limit.${kind}`, { count: flagLimits[kind] }) })}
      </Text>
      <p>
        <TextLink to={studentPage(studentId)}>{t('flag.student')}</TextLink>
      </p>
      {ids.length === 0 ? null : (
        <p>
          <TextLink to={answersPage(studentId, ids)}>
            {t('flag.evidence', { count: ids.length })}
          </TextLink>
        </p>
      )}
      {state === 'open' || at === null ? null : (
        <Status kind={state === 'handled' ? 'good' : 'none'} wraps>
          {t(`flag.${state}`, { name: by ?? '', at: moment(at) })}
        </Status>
      )}
      <Judging {...{ flag, page }} />
    </Card>
  );
}

/** What a person can make of a flag. */
function Judging({ flag: { flag_id: id, ...flag }, page }: FlagCardProps) {
  const { t } = useTranslation('supervision');
  const judging = useSelector(page, selectJudging);
  const { judged_at: judgedAt } = flag;
  const colleague = flag.is_own_judgement ? null : flag.judged_by;
  const offered =
    flag.state === 'open' ? (['handled', 'falseAlarm'] as const) : (['open'] as const);
  return (
    <KeepFocus>
      <Flex gap={2} mt={2} _print={{ display: 'none' }}>
        {offered.map((verdict) => (
          <Button
            key={verdict}
            size="small"
            busy={judging?.flagId === id && judging.verdict === verdict}
            disabled={judging !== null}
            onClick={() =>
              page.send({ type: 'flag.judged', flagId: id, verdict, colleague, judgedAt })
            }
          >
            {t(`flag.judge.${verdict}`)}
          </Button>
        ))}
      </Flex>
    </KeepFocus>
  );
}
