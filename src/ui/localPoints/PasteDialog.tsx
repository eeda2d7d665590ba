import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { pastedFault, pastedLength } from '../../domain/localMarking';
import { degreeNames } from '../../domain/localPoints';
import {
  type localPaste,
  selectFixedCount,
  selectPasted,
  selectPointCount,
} from '../../machines/localPoints/localPaste';
import { selectDraft } from '../../machines/parts/form/selectors';
import { FormDialog } from '../parts/form/FormDialog';
import { SelectField } from '../parts/form/SelectField';
import { TextAreaField } from '../parts/form/TextAreaField';
import { Text } from '../parts/Text';

interface PasteDialogProps {
  readonly actor: ActorRefFrom<typeof localPaste>;
  readonly onCancel: () => void;
}

/** Takes a column of degrees that was copied elsewhere. */
export function PasteDialog({ actor, onCancel }: PasteDialogProps) {
  const { t } = useTranslation('localPoints');
  const draft = useSelector(actor, selectDraft);
  const text = useSelector(actor, selectPasted);
  const points = useSelector(actor, selectPointCount);
  const fixed = useSelector(actor, selectFixedCount);
  const options = degreeNames.map((value) => ({
    value,
    label: t(`paste.${value}`),
  }));
  return (
    <FormDialog
      words="localPoints:paste"
      values={{ ...pastedFault(text), points }}
      {...{ actor, onCancel, draft }}
    >
      <Text as="p">{t('paste.how')}</Text>
      {fixed === 0 ? null : <Text as="p">{t('paste.fixed', { count: fixed })}</Text>}
      <SelectField name="column" options={options} />
      <TextAreaField name="text" rows={8} maximum={pastedLength} />
    </FormDialog>
  );
}
