import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { testAccounts } from '../../domain/preparation';
import { selectAnswer } from '../../machines/parts/record';
import {
  type practice,
  type PracticeQuestion,
  selectForm,
  selectIsAsked,
  selectIsRestarting,
  selectKind,
  selectMayRestart,
  selectTestAccount,
} from '../../machines/preparation/practice';
import type { ActorProps } from '../parts/actorProps';
import { QuestionPrompt } from '../parts/answers/QuestionPrompt';
import { Button } from '../parts/Button';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { Fact, Facts } from '../parts/Facts';
import { LinkButton } from '../parts/LinkButton';
import { PassFocus } from '../parts/PassFocus';
import { RecordScreen } from '../parts/RecordScreen';
import { Tabs } from '../parts/Tabs';
import { Text } from '../parts/Text';
import { listOf, practiceOf, questionsOf } from './addresses';
import { AnswerForm } from './AnswerForm';
import { Judgement } from './Judgement';
import { Outcome, outcomeHeading } from './Outcome';
import { Standing } from './Standing';

/** One question that a test account of the analyst answers; what it answers counts for no student [SCREEN-161]. */
export function PracticeScreen({ actor }: ActorProps<typeof practice>) {
  const { t } = useTranslation(['preparation', 'answers']);
  const found = useSelector(actor, selectAnswer);
  const kind = useSelector(actor, selectKind);
  const account = useSelector(actor, selectTestAccount);
  const mayRestart = useSelector(actor, selectMayRestart);
  return (
    <RecordScreen
      actor={actor}
      words="preparation:question"
      title={t('practice.title', { account })}
      back={{
        to: found === null ? listOf(kind) : questionsOf(found.course, found.point_id),
        label: t(found === null ? 'back' : 'question.back'),
      }}
      dated={false}
      head={() => ({
        action: mayRestart ? (
          <Button onClick={() => actor.send({ type: 'repeat.requested' })}>
            {t('restart.open')}
          </Button>
        ) : null,
      })}
    >
      {(question) => <Practised {...{ actor, question }} />}
    </RecordScreen>
  );
}

function Practised({
  actor,
  question,
}: ActorProps<typeof practice> & { readonly question: PracticeQuestion }) {
  const { t } = useTranslation(['preparation', 'answers']);
  const account = useSelector(actor, selectTestAccount);
  const form = useSelector(actor, selectForm);
  const isAsked = useSelector(actor, selectIsAsked);
  const isRestarting = useSelector(actor, selectIsRestarting);
  const { course, question_id: id, answered_count, question_count } = question;
  return (
    <>
      <Tabs
        label={t('practice.accounts')}
        items={testAccounts.map((one) => ({
          ...{ id: one, label: t('practice.account', { account: one }) },
          to: practiceOf(course, id, one),
        }))}
        selected={account}
      />
      <Text as="p" small muted my={3}>
        {t('practice.test')}
      </Text>
      <Facts mb={4}>
        <Fact name={t('column.course')}>{course.name}</Fact>
        <Fact name={t('column.point')}>{question.point_name}</Fact>
        <Fact name={t('practice.place')}>
          {`${String(question.place)} / ${String(question_count)}`}
        </Fact>
        <Fact name={t('practice.answered')}>
          <Standing of={question} />
        </Fact>
      </Facts>
      <QuestionPrompt {...question} is_deleted={false} />
      {form === undefined ? (
        <>
          <Outcome question={question} />
          <Judgement actor={actor} />
        </>
      ) : (
        <PassFocus to={outcomeHeading}>
          <AnswerForm actor={form} {...question} />
        </PassFocus>
      )}
      {question.next_question_id === null ? null : (
        <LinkButton
          kind={question.given === null ? 'quiet' : 'primary'}
          to={practiceOf(course, question.next_question_id, account)}
        >
          {t(question.given === null ? 'practice.skip' : 'practice.next')}
        </LinkButton>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t('restart.title', { account, point: question.point_name })}
        consequences={[t('restart.effect', { count: answered_count, account }), t('restart.kept')]}
        verb={t('restart.verb')}
        busy={isRestarting}
        onConfirm={() => actor.send({ type: 'repeat.confirmed' })}
        onCancel={() => actor.send({ type: 'repeat.cancelled' })}
      />
    </>
  );
}
