import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type answerHistory,
  selectAnswerOptions,
  selectAnswerRows,
  selectFiltersForm,
} from '../../../machines/answers/answerHistory';
import { selectIsOfStudent } from '../../../machines/answers/answerRows';
import { ListScreen } from '../collection/ListScreen';
import { answerActions } from './answerActions';
import { answerColumns, studentAnswerColumns } from './answerColumns';
import { AnswerFilterBar } from './AnswerFilterBar';
import { AnswerFiltersDialog } from './AnswerFiltersDialog';
import { useNames } from './useNames';
import { usePeriodWords } from './usePeriodWords';

interface AnswerHistoryProps {
  readonly actor: ActorRefFrom<typeof answerHistory>;
  /** Whether it is a tab of a page that has a head of its own. */
  readonly inTab?: boolean;
}

const counted = { answers: 'filter.answersCount', question: 'filter.questionCount' };

/** What the analyst's students, or one of them, have answered, with all that narrows it [SCREEN-041, SCREEN-068]. */
export function AnswerHistory({ actor, ...page }: AnswerHistoryProps) {
  const rows = useSelector(actor, selectAnswerRows);
  const options = useSelector(actor, selectAnswerOptions);
  const form = useSelector(actor, selectFiltersForm);
  const values = useNames(options);
  const period = usePeriodWords();
  const words = useMemo(() => ({ values, counted }), [values]);
  const isOfStudent = useSelector(rows, selectIsOfStudent);
  if (rows === undefined || options === undefined) return null;
  return (
    <>
      <ListScreen
        {...page}
        actor={rows}
        period={period}
        columns={isOfStudent ? studentAnswerColumns : answerColumns}
        words={words}
        actions={answerActions}
        filters={
          <AnswerFilterBar
            rows={rows}
            options={options}
            words={words}
            onMore={(typed) => actor.send({ type: 'filters.requested', values: typed })}
          />
        }
      />
      {form === undefined ? null : (
        <AnswerFiltersDialog
          actor={form}
          onCancel={() => actor.send({ type: 'filters.cancelled' })}
        />
      )}
    </>
  );
}
