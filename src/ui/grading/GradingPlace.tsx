import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft, ArrowRight, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { plainText } from '../../domain/formulaText';
import type { gradingPlace } from '../../machines/grading/gradingPlace';
import { selectAnswerIfAny, selectMayRetryIfAny } from '../../machines/parts/record';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { FormulaLine } from '../parts/FormulaLine';
import { controlKeys } from '../parts/keyedControl';
import { LinkButton } from '../parts/LinkButton';
import { NameInLetters } from '../parts/NameInLetters';
import { PutAsideLink, PutAsideMark } from '../parts/PutAside';
import { Text } from '../parts/Text';
import { useOrigin } from '../parts/useOrigin';
import { gradingPage } from './gradingPage';

interface GradingPlaceProps {
  readonly actor: ActorRefFrom<typeof gradingPlace> | undefined;
}

/** The place of a work among all that waits to be graded, and the ways to those before and after it. */
export function GradingPlace({ actor }: GradingPlaceProps) {
  const { t } = useTranslation(['grading', 'students']);
  const place = useSelector(actor, selectAnswerIfAny);
  const mayRetry = useSelector(actor, selectMayRetryIfAny);
  const origin = useOrigin();
  const { moment } = useDates();
  const handedIn = ({ handed_in_at: at }: { handed_in_at: string | null }) =>
    at === null ? '' : t('handedIn', { time: moment(at) });
  const next = place?.next ?? null;
  const onward = next ?? place?.first ?? null;
  const previous = place?.previous ?? null;
  const isAssignment = place?.among === 'assignment';
  const onwardWords =
    next === null ? 'place.first' : isAssignment ? 'place.nextStudent' : 'place.next';
  const words =
    place === null
      ? t('place.failed')
      : place.position === null
        ? t('place.waiting', { count: place.total })
        : t(isAssignment ? 'place.student' : 'place.at', {
            position: place.position,
            count: place.total,
          });
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="end"
      alignItems="center"
      columnGap={3}
    >
      {place === null && !mayRetry ? null : (
        <chakra.span
          textStyle="small"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
        >
          {words}
        </chakra.span>
      )}
      {isAssignment ? null : (
        <Text small>
          <PutAsideLink />
        </Text>
      )}
      {mayRetry ? (
        <Button
          kind="quiet"
          size="small"
          icon={RotateCw}
          aria-label={t('place.retry')}
          onClick={() => actor?.send({ type: 'load.retried' })}
        >
          {t('parts:failed.retry')}
        </Button>
      ) : null}
      {previous === null ? null : (
        <LinkButton
          to={gradingPage(previous)}
          origin={origin}
          kind="quiet"
          icon={ArrowLeft}
          aria-keyshortcuts={controlKeys.previous}
        >
          {t(isAssignment ? 'place.previousStudent' : 'place.previous')}
          <VisuallyHidden>
            {previous.student.name} <NameInLetters name={previous.student.name} />{' '}
            {t('students:identity', {
              account: previous.student.username,
              grade: t(`students:grade.${String(previous.student.grade)}`),
            })}{' '}
            {plainText(previous.title ?? '')} {handedIn(previous)}
          </VisuallyHidden>
        </LinkButton>
      )}
      {place !== null && next === null && place.total > 0 ? (
        <Text small muted whiteSpace="nowrap">
          {t(isAssignment ? 'place.lastStudent' : 'place.last')}
        </Text>
      ) : null}
      {onward === null ? null : (
        <LinkButton
          to={gradingPage(onward)}
          origin={origin}
          kind="quiet"
          icon={ArrowRight}
          aria-keyshortcuts={controlKeys.next}
        >
          {t(onwardWords, { name: onward.student.name })}
          <NameInLetters name={onward.student.name} />
          <Text small muted>
            {t('students:identity', {
              account: onward.student.username,
              grade: t(`students:grade.${String(onward.student.grade)}`),
            })}
          </Text>
          {onward.kind === 'answer' ? <PutAsideMark answerId={onward.id} /> : null}
          {onward.title === null ? null : (
            <Text small display="block" maxWidth="12rem">
              <FormulaLine text={onward.title} />
            </Text>
          )}
          {onward.handed_in_at === null ? null : (
            <Text small muted figures whiteSpace="nowrap">
              {handedIn(onward)}
            </Text>
          )}
        </LinkButton>
      )}
    </chakra.div>
  );
}
