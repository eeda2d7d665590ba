import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { plainText } from '../../domain/formulaText';
import type { gradingPlace } from '../../machines/grading/gradingPlace';
import { selectAnswerIfAny } from '../../machines/parts/record';
import { useDates } from '../parts/dates';
import { LinkButton } from '../parts/LinkButton';
import { Text } from '../parts/Text';
import { useOrigin } from '../parts/useOrigin';
import { useToldName } from '../parts/useToldName';
import { gradingPage } from './gradingPage';

interface NextWorkProps {
  readonly actor: ActorRefFrom<typeof gradingPlace> | undefined;
}

/** The way from a graded work to the next one that waits, after the last to the first; nothing where none waits. */
export function NextWork({ actor }: NextWorkProps) {
  const { t } = useTranslation('grading');
  const told = useToldName();
  const origin = useOrigin();
  const { moment } = useDates();
  const place = useSelector(actor, selectAnswerIfAny);
  const next = place?.next ?? place?.first ?? null;
  if (next === null) return null;
  const { name, username: account } = next.student;
  const title = next.title === null ? null : plainText(next.title);
  return (
    <LinkButton to={gradingPage(next)} origin={origin} kind="primary" icon={ArrowRight}>
      {t('corrected.next', { name: told(name), account })}
      {title === null ? null : (
        <Text small cut maxWidth="16rem" title={title}>
          {title}
        </Text>
      )}
      {next.handed_in_at === null ? null : (
        <Text small>{t('handedIn', { time: moment(next.handed_in_at) })}</Text>
      )}
    </LinkButton>
  );
}
