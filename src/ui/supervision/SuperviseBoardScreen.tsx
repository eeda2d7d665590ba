import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { wholeMinutes } from '../../domain/number';
import { supervisionStatuses } from '../../domain/students';
import { onlineMinutes, type SuperviseNumbers } from '../../domain/supervision';
import { selectAnswer, selectFailure, selectIsAsking } from '../../machines/parts/poll';
import type { superviseBoardPoll } from '../../machines/supervision/superviseBoardPoll';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { Card } from '../parts/Card';
import { useDates } from '../parts/dates';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { Outdated } from '../parts/Outdated';
import { PageTitle } from '../parts/PageTitle';
import { TextLink } from '../parts/TextLink';

type Board = SuperviseNumbers & { readonly as_of: string };

/** The data board of supervision for a large screen: numbers that lead to what they count, renewed every minute [ROUTE-013]. */
export function SuperviseBoardScreen({ actor }: ActorProps<typeof superviseBoardPoll>) {
  const { t } = useTranslation('supervision');
  const { moment } = useDates();
  const board = useSelector(actor, selectAnswer<Board>);
  const failure = useSelector(actor, selectFailure);
  const busy = useSelector(actor, selectIsAsking);
  const retry = () => actor.send({ type: 'refresh.requested' });
  return (
    <Flex data-wall direction="column" minHeight="100vh" p={6} gap={3}>
      <PageTitle of={[t('board.title')]} />
      <BackLink to="/supervise/list">{t('board.back')}</BackLink>
      <chakra.h1 textStyle="wallTitle">{t('board.title')}</chakra.h1>
      {board === null && failure === null ? <Loading label={t('board.title')} rows={6} /> : null}
      {board === null && failure !== null ? (
        <Failed title={t('board.failed')} failure={failure} busy={busy} onRetry={retry} />
      ) : null}
      {board === null ? null : (
        <>
          {failure === null ? (
            <chakra.p color="fg.muted">{t('board.asOf', { time: moment(board.as_of) })}</chakra.p>
          ) : (
            <Outdated asOf={board.as_of} busy={busy} onRetry={retry} />
          )}
          <Numbers board={board} />
        </>
      )}
    </Flex>
  );
}

/** What is counted, with the page that lists it. */
function Numbers({ board }: { readonly board: Board }) {
  const { t } = useTranslation(['supervision', 'students', 'parts']);
  const list = '/supervise/list';
  const number = (value: number) => t('parts:number', { value });
  const { studied_count: studied, effective_seconds: seconds } = board;
  const average = studied === 0 ? t('parts:none') : number(wholeMinutes(seconds / studied));
  return (
    <Grid
      as="dl"
      templateColumns="repeat(auto-fill, minmax(15rem, 1fr))"
      gap={4}
      flex={1}
      alignContent="start"
    >
      <Numbered name={t('board.students')} value={number(board.student_count)} to={list} />
      <Numbered
        name={t('board.online')}
        note={t('board.onlineWhy', { count: onlineMinutes })}
        value={number(board.online_count)}
        to={`${list}?now=online`}
      />
      <Numbered
        name={t('board.attention')}
        note={t('board.attentionWhy')}
        value={number(board.attention_count)}
        to={`${list}?now=attention`}
      />
      <Numbered
        name={t('board.flagged')}
        note={t('board.flaggedWhy')}
        value={number(board.flagged_count)}
        to="/aiSupervisorAssistant/aiSupervisorAssistantList?standing=open"
      />
      <Numbered
        name={t('board.studied')}
        note={t('board.studiedWhy')}
        value={number(studied)}
        to={`${list}?now=studied`}
      />
      <Numbered
        name={t('board.minutes')}
        note={t('board.minutesWhy', { count: studied })}
        value={average}
      />
      {supervisionStatuses.map((state) => (
        <Numbered
          key={state}
          name={t(`students:supervision.${state}`)}
          value={number(board.states[state])}
          to={`${list}?state=${state}`}
        />
      ))}
    </Grid>
  );
}

/** A link that takes a press anywhere on its card. */
const WholeCard = chakra(TextLink, {
  base: { _after: { content: '""', position: 'absolute', inset: 0 } },
});

interface NumberedProps {
  readonly name: string;
  readonly value: string;
  /** What is counted, in other words. */
  readonly note?: string;
  /** Where those who are counted are listed; an average lists nobody. */
  readonly to?: string;
}

function Numbered({ name, value, note, to }: NumberedProps) {
  return (
    <Card p={6} position="relative">
      <chakra.dt textStyle="wallSmall">
        {to === undefined ? name : <WholeCard to={to}>{name}</WholeCard>}
      </chakra.dt>
      <chakra.dd textStyle="wallTitle" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
      {note === undefined ? null : <chakra.dd color="fg.muted">{note}</chakra.dd>}
    </Card>
  );
}
