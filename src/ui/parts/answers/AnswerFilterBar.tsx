import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { TypedFilters } from '../../../machines/answers/answerHistory';
import { type answerOptions, selectOptions } from '../../../machines/answers/answerOptions';
import {
  type answerRows,
  selectLevelsFault,
  selectStudentId,
} from '../../../machines/answers/answerRows';
import { selectFilters, selectRules } from '../../../machines/parts/collection/selectors';
import { selectRangeFault } from '../../../machines/reports/range';
import { Button } from '../Button';
import { Text } from '../Text';
import { CollectionFilters } from '../collection/CollectionFilters';
import { filterWords, type ListWords } from '../collection/words';
import { ChoiceOf } from './ChoiceOf';
import { OptionsFailed } from './OptionsFailed';
import { useStudentNames } from './useNames';

interface AnswerFilterBarProps {
  readonly rows: ActorRefFrom<typeof answerRows>;
  readonly options: ActorRefFrom<typeof answerOptions>;
  readonly words: ListWords;
  readonly onMore: (typed: TypedFilters) => void;
}

const none: readonly never[] = [];

/** From student and course to lesson, card and point; then what an answer is like [SCREEN-069 … SCREEN-075]. */
export function AnswerFilterBar({ rows, options, words, onMore }: AnswerFilterBarProps) {
  const { t } = useTranslation(['answers', 'parts']);
  const nameOf = useStudentNames();
  const known = useSelector(options, selectOptions);
  const isOfStudent = useSelector(rows, selectStudentId) !== undefined;
  const filters = useSelector(rows, selectFilters);
  const faults = [useSelector(rows, selectRangeFault), useSelector(rows, selectLevelsFault)];
  const { rules } = useSelector(rows, selectRules);
  const { course, lesson, from, to, minimum, maximum } = filters;
  const lessons = known?.lessons.filter(({ course_id: id }) => id === course);
  const cards = known?.cards.filter(({ lesson_id: id }) => id === lesson);
  const set = (changed: Partial<typeof filters>) =>
    rows.send({ type: 'filters.changed', filters: changed });
  return (
    <>
      <OptionsFailed actor={options} />
      <Flex wrap="wrap" gap={2} mb={2} _print={{ display: 'none' }}>
        {isOfStudent ? null : (
          <>
            <ChoiceOf
              label={t('filter.student_id')}
              wide
              all={known?.students.map((one) => ({ id: one.id, name: nameOf(one) })) ?? none}
              chosen={filters.student_id}
              onChoose={(id) => set({ student_id: id })}
            />
            <ChoiceOf
              label={t('filter.class')}
              all={known?.classes ?? none}
              chosen={filters.class}
              onChoose={(id) => set({ class: id })}
            />
          </>
        )}
        <ChoiceOf
          label={t('filter.course')}
          all={known?.courses ?? none}
          chosen={course}
          onChoose={(id) =>
            set({ course: id, chapter: undefined, lesson: undefined, card: undefined })
          }
        />
        <ChoiceOf
          label={t('filter.lesson')}
          all={lessons ?? none}
          chosen={lesson}
          onChoose={(id) => set({ lesson: id, card: undefined })}
        />
        <ChoiceOf
          label={t('filter.card')}
          all={cards ?? none}
          chosen={filters.card}
          onChoose={(id) => set({ card: id })}
        />
        <ChoiceOf
          label={t('filter.point')}
          wide
          all={known?.points ?? none}
          chosen={filters.point}
          onChoose={(id) => set({ point: id })}
        />
        <Button
          icon={SlidersHorizontal}
          onClick={() => {
            const text = (value: number | undefined) => (value === undefined ? '' : String(value));
            const days = { from: from ?? '', to: to ?? '' };
            onMore({ ...days, minimum: text(minimum), maximum: text(maximum) });
          }}
        >
          {t('more.open')}
        </Button>
      </Flex>
      <CollectionFilters
        actor={rows}
        searchLabel={t('search')}
        words={filterWords(t, words, rules.fields, undefined)}
      />
      {faults.map((fault) =>
        fault === null ? null : (
          <Text key={fault} as="p" small role="alert" color="status.act" mb={2}>
            {t(`unsound.${fault}`)}
          </Text>
        ),
      )}
    </>
  );
}
