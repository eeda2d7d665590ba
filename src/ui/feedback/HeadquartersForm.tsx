import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { headquartersTargets, headquartersTypes } from '../../domain/feedback';
import {
  type headquartersFeedback,
  selectDraft,
  selectIsInDoubt,
  selectRecordOffer,
  selectStage,
  selectValues,
} from '../../machines/feedback/headquartersFeedback';
import { headquartersExcerpt } from '../../domain/headquartersDrafts';
import { selectIsElsewhere } from '../../machines/parts/draft';
import { Button } from '../parts/Button';
import { DraftOffer } from '../parts/draft/DraftOffer';
import { DraftState } from '../parts/draft/DraftState';
import { BoundForm } from '../parts/form/BoundForm';
import { RadioGroup } from '../parts/RadioGroup';
import { FeedbackFailure } from './FeedbackFailure';
import { HeadquartersFields } from './HeadquartersFields';
import { HeadquartersPictures } from './HeadquartersPictures';
import { RecordOffer, type RecordView } from './RecordOffer';

interface HeadquartersFormProps {
  readonly actor: ActorRefFrom<typeof headquartersFeedback>;
  readonly recordView: RecordView;
}

/** What it is about, whom it is for, and what there is to say. */
export function HeadquartersForm({ actor, recordView }: HeadquartersFormProps) {
  const { t } = useTranslation('feedback');
  const { type, target } = useSelector(actor, selectValues);
  const draft = useSelector(actor, selectDraft);
  const offer = useSelector(actor, selectRecordOffer);
  const isInDoubt = useSelector(actor, selectIsInDoubt);
  const isBusy = ['submitting', 'finding'].includes(useSelector(actor, selectStage));
  const isElsewhere = useSelector(draft, selectIsElsewhere);
  return (
    <BoundForm
      actor={actor}
      words="feedback:field"
      label={t('headquarters.title')}
      actions={
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('headquarters.submit')}
          </Button>
          <Button
            disabled={isBusy || isElsewhere}
            onClick={() => actor.send({ type: 'save.requested' })}
          >
            {t('draft.save')}
          </Button>
          {draft === undefined ? null : <DraftState actor={draft} />}
        </chakra.div>
      }
    >
      {draft === undefined ? null : <DraftOffer actor={draft} excerpt={headquartersExcerpt} />}
      <RadioGroup
        label={t('field.type')}
        value={type}
        options={optionsOf(headquartersTypes, (name) => t(`type.${name}`), isBusy)}
        onChange={(value) => {
          const feedbackType = headquartersTypes.find((known) => known === value);
          if (feedbackType !== undefined) actor.send({ type: 'type.chosen', feedbackType });
        }}
      />
      <RadioGroup
        label={t('field.target')}
        value={target}
        options={optionsOf(headquartersTargets, (name) => t(`target.${name}`), isBusy)}
        onChange={(value) => {
          const chosen = headquartersTargets.find((known) => known === value);
          if (chosen !== undefined)
            actor.send({ type: 'field.changed', field: 'target', value: chosen });
        }}
      />
      <HeadquartersFields actor={actor} />
      <HeadquartersPictures actor={actor} isBusy={isBusy} />
      {offer === undefined ? null : (
        <RecordOffer actor={offer} isBusy={isBusy} recordView={recordView} />
      )}
      <FeedbackFailure isInDoubt={isInDoubt} />
    </BoundForm>
  );
}

function optionsOf<Name extends string>(
  names: readonly Name[],
  wordsOf: (name: Name) => string,
  disabled: boolean,
) {
  return names.map((value) => ({ value, label: wordsOf(value), disabled }));
}
