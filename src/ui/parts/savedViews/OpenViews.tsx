import { HStack, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { viewNameLength } from '../../../domain/savedViews';
import {
  selectAttempts,
  selectFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsNameWrong,
  selectName,
  selectRemovedName,
  selectViews,
} from '../../../machines/parts/savedViews';
import { Button } from '../Button';
import { Field } from '../Field';
import { Form } from '../Form';
import { FormFailure } from '../FormFailure';
import { Text } from '../Text';
import { TextInput } from '../TextInput';
import type { SavedViewsActor } from './actor';
import { ViewList } from './ViewList';

interface SavedViewsProps {
  readonly actor: SavedViewsActor;
}

/** What the popover of the saved views shows: those that there are, and a name for a new one. */
export function OpenViews({ actor }: SavedViewsProps) {
  const { t } = useTranslation(['parts', 'shell']);
  const views = useSelector(actor, selectViews);
  const isBusy = useSelector(actor, selectIsBusy);
  const isFailed = useSelector(actor, selectIsFailed);
  const failure = useSelector(actor, selectFailure);
  const reason = failure && t(failure.message.key, { ...failure.message.values });
  if (isFailed) {
    return (
      <HStack p={2}>
        <FormFailure text={reason} />
        <Button size="small" onClick={() => actor.send({ type: 'views.retried' })}>
          {t('parts:views.retry')}
        </Button>
      </HStack>
    );
  }
  return (
    <Stack gap={2} p={2} aria-busy={isBusy}>
      {views.length === 0 ? (
        <Text as="p" muted>
          {t(isBusy ? 'parts:views.loading' : 'parts:views.none')}
        </Text>
      ) : (
        <ViewList actor={actor} />
      )}
      <RemovedView actor={actor} />
      <NewView actor={actor} reason={reason} />
    </Stack>
  );
}

/** What was removed last can be had back. */
function RemovedView({ actor }: SavedViewsProps) {
  const { t } = useTranslation('parts');
  const name = useSelector(actor, selectRemovedName);
  if (name === null) return null;
  return (
    <HStack role="status" justify="space-between">
      <Text muted>{t('views.removed', { name })}</Text>
      <Button size="small" onClick={() => actor.send({ type: 'removal.undone' })}>
        {t('undo.undo')}
      </Button>
    </HStack>
  );
}

interface NewViewProps extends SavedViewsProps {
  /** Why the last act failed; null where it did not. */
  readonly reason: string | null;
}

function NewView({ actor, reason }: NewViewProps) {
  const { t } = useTranslation('parts');
  const { search } = useLocation();
  const isWrong = useSelector(actor, selectIsNameWrong);
  const name = useSelector(actor, selectName);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Form
      label={t('views.save')}
      busy={isBusy}
      attempts={useSelector(actor, selectAttempts)}
      onSubmit={() => actor.send({ type: 'view.saved', query: search.slice(1) })}
      actions={
        <Button type="submit" disabled={isBusy}>
          {t('views.save')}
        </Button>
      }
    >
      <Field
        label={t('views.name')}
        reason={t('views.reason', { maximum: viewNameLength })}
        error={isWrong ? t('views.wrongName', { maximum: viewNameLength }) : ''}
        wide
      >
        <TextInput
          name="viewName"
          value={name}
          onChange={(name) => actor.send({ type: 'name.changed', name })}
        />
      </Field>
      <FormFailure text={reason} />
    </Form>
  );
}
