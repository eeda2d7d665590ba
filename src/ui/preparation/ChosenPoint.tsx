import { HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PreparedPoint } from '../../domain/preparation';
import type { PreparedPoints } from '../../machines/preparation/preparedPoints';
import { Button } from '../parts/Button';
import { Card } from '../parts/Card';
import { Fact, Facts } from '../parts/Facts';
import { focusOn } from '../parts/focusOn';
import { LinkButton } from '../parts/LinkButton';
import { PassFocus } from '../parts/PassFocus';
import { Section } from '../parts/Section';
import { practiceOf, questionsOf } from './addresses';
import { Mastery } from './Mastery';

/** Takes the focus when the pressed link to another point is removed. */
const chosenHeading = '[data-chosen-point] h2';

interface ChosenPointProps extends Pick<PreparedPoints, 'course' | 'points'> {
  readonly point: PreparedPoint;
  readonly onChoose: (pointId: number) => void;
  readonly onClear: () => void;
}

/** The chosen point: its place in the course, the class's mastery, and the ways to its questions. */
export function ChosenPoint({ course, points, point, onChoose, onClear }: ChosenPointProps) {
  const { t } = useTranslation('preparation');
  const { point_id: id, first_question_id: first, prerequisites } = point;
  const before = points.filter((one) => prerequisites.includes(one.point_id));
  const after = points.filter((one) => one.prerequisites.includes(id));
  const ways = (list: readonly PreparedPoint[]) =>
    list.length === 0 ? null : (
      <HStack wrap="wrap" gap={2}>
        {list.map(({ point_id, name }) => (
          <Button key={point_id} size="small" onClick={() => onChoose(point_id)}>
            {name}
          </Button>
        ))}
      </HStack>
    );
  return (
    <Section title={t('chosen', { name: point.name })} my={4} data-chosen-point>
      <PassFocus key={id} to={chosenHeading}>
        <Card chosen>
          <Facts mb={3}>
            <Fact name={t('column.lesson')}>{point.lesson_names.join(t('parts:filter.and'))}</Fact>
            <Fact name={t('column.mastery')}>
              <Mastery point={point} />
            </Fact>
            <Fact name={t('column.practised')}>
              {`${String(point.practised_count)} / ${String(point.question_count)}`}
            </Fact>
            <Fact name={t('field.before')}>{ways(before)}</Fact>
            <Fact name={t('field.ofOtherCourses')}>
              {point.of_other_courses.join(t('parts:filter.and'))}
            </Fact>
            <Fact name={t('field.after')}>{ways(after)}</Fact>
          </Facts>
          <HStack wrap="wrap" gap={2}>
            {first === null ? null : (
              <>
                <LinkButton kind="primary" to={questionsOf(course, id)}>
                  {t('toQuestions', { count: point.question_count })}
                </LinkButton>
                <LinkButton to={practiceOf(course, first)}>{t('practise')}</LinkButton>
              </>
            )}
            <Button
              kind="quiet"
              onClick={() => {
                // The point in the graph: this button goes away.
                focusOn('[data-selected]');
                onClear();
              }}
            >
              {t('clear')}
            </Button>
          </HStack>
        </Card>
      </PassFocus>
    </Section>
  );
}
