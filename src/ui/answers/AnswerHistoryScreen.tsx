import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type answerHistory,
  selectAnswerOptions,
  selectAnswerRows,
  selectFiltersForm,
} from '../../machines/answers/answerHistory';
import { ListScreen } from '../parts/collection/ListScreen';
import { answerActions } from '../parts/answers/answerActions';
import { answerColumns } from '../parts/answers/answerColumns';
import { AnswerFilterBar } from './AnswerFilterBar';
import { AnswerFiltersDialog } from './AnswerFiltersDialog';
import { useNames } from './useNames';

interface AnswerHistoryScreenProps {
  readonly actor: ActorRefFrom<typeof answerHistory>;
}

const counted = { answers: 'filter.answersCount', question: 'filter.questionCount' };

/** What the analyst's students have answered [SCREEN-068]. */
export function AnswerHistoryScreen({ actor }: AnswerHistoryScreenProps) {
  const rows = useSelector(actor, selectAnswerRows);
  const options = useSelector(actor, selectAnswerOptions);
  const form = useSelector(actor, selectFiltersForm);
  const values = useNames(options);
  const words = useMemo(() => ({ values, counted }), [values]);
  if (rows === undefined || options === undefined) return null;
  return (
    <>
      <ListScreen
        actor={rows}
        columns={answerColumns}
        words={words}
        actions={answerActions}
        filters={
          <AnswerFilterBar
            rows={rows}
            options={options}
            words={words}
            onMore={(typed) => {
              actor.send({ type: 'filters.requested', values: typed });
            }}
          />
        }
      />
      {form === undefined ? null : (
        <AnswerFiltersDialog
          actor={form}
          onCancel={() => {
            actor.send({ type: 'filters.cancelled' });
          }}
        />
      )}
    </>
  );
}
