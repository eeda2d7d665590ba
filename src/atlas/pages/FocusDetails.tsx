import { useTranslation } from 'react-i18next';
import { Details } from './Details';
import type { DetailsProps } from './detailsProps';
import { SidePart } from './SidePart';

/** What one looks at, under a panel that is about something else. */
export function FocusDetails(props: DetailsProps) {
  const { t } = useTranslation('atlas');
  return (
    <SidePart
      label={t('side.details')}
      onClose={() => props.actor.send({ type: 'focus.chosen', focus: null })}
    >
      <Details {...props} />
    </SidePart>
  );
}
