import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type ClassmateFeedback, lacksClassPart } from '../../domain/sameClass';
import { type postClassFeedback, selectValues } from '../../machines/feedback/postClassFeedback';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { useToldName } from '../parts/useToldName';

interface SameClassProps {
  readonly actor: ActorRefFrom<typeof postClassFeedback>;
  readonly from: ClassmateFeedback;
}

/** Offers what the feedback of a classmate says of the class, as long as nothing of it is filled in. */
export function SameClass({ actor, from }: SameClassProps) {
  const { t } = useTranslation('feedback');
  const told = useToldName();
  const { moment } = useDates();
  const values = useSelector(actor, selectValues);
  const { student_name: name, username: account, submitted_at: at, part } = from;
  if (!lacksClassPart(values)) return null;
  return (
    <chakra.div mb={4}>
      <Button
        onClick={() => {
          actor.send({ type: 'class.taken', part });
        }}
      >
        {t('class.take', { name: told(name), account, time: moment(at) })}
      </Button>
    </chakra.div>
  );
}
