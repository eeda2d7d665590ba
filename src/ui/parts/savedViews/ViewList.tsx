import { Box, HStack, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Check, Pencil, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type SavedView, viewNameLength } from '../../../domain/savedViews';
import {
  selectIsBusy,
  selectIsNewNameWrong,
  selectRenamed,
  selectViews,
} from '../../../machines/parts/savedViews';
import { Button } from '../Button';
import { isComposing } from '../candidateKeys';
import { Field } from '../Field';
import { Form } from '../Form';
import { IconButton } from '../IconButton';
import { PassFocus } from '../PassFocus';
import { TextInput } from '../TextInput';
import type { SavedViewsActor } from './actor';

interface ViewListProps {
  readonly actor: SavedViewsActor;
}

/** The saved views by name, each to be chosen, renamed in place, or removed. */
export function ViewList({ actor }: ViewListProps) {
  const views = useSelector(actor, selectViews);
  return (
    <Stack as="ul" gap={0} maxHeight="16rem" overflowY="auto" listStyleType="none">
      {views.map((view) => (
        <ViewItem key={view.view_id} actor={actor} view={view} />
      ))}
    </Stack>
  );
}

interface ViewItemProps extends ViewListProps {
  readonly view: SavedView;
}

function ViewItem({ actor, view: { view_id: viewId, name, query } }: ViewItemProps) {
  const { t } = useTranslation('parts');
  const isBusy = useSelector(actor, selectIsBusy);
  const isRenamed = useSelector(actor, selectRenamed)?.viewId === viewId;
  const pencil = `renameView${String(viewId)}`;
  return (
    <HStack as="li" justify="space-between" align={isRenamed ? 'flex-start' : 'center'}>
      {isRenamed ? (
        <PassFocus to={`#${pencil}`}>
          <NewName actor={actor} name={name} />
        </PassFocus>
      ) : (
        <Button
          kind="quiet"
          disabled={isBusy}
          onClick={() => actor.send({ type: 'view.chosen', query })}
        >
          {name}
        </Button>
      )}
      <HStack gap={0} flex="none" pt={isRenamed ? 6 : 0}>
        <IconButton
          id={pencil}
          icon={isRenamed ? Check : Pencil}
          size="small"
          disabled={isBusy}
          label={isRenamed ? t('views.renameNow') : t('views.rename', { name })}
          onClick={() =>
            actor.send(
              isRenamed ? { type: 'rename.submitted' } : { type: 'rename.requested', viewId },
            )
          }
        />
        {isRenamed ? null : (
          <IconButton
            icon={X}
            size="small"
            disabled={isBusy}
            label={t('views.remove', { name })}
            onClick={() => actor.send({ type: 'view.removed', viewId })}
          />
        )}
      </HStack>
    </HStack>
  );
}

const takeFocus = (place: HTMLElement | null) => {
  place?.querySelector('input')?.select();
};

interface NewNameProps extends ViewListProps {
  /** The name that it has. */
  readonly name: string;
}

function NewName({ actor, name }: NewNameProps) {
  const { t } = useTranslation('parts');
  const renamed = useSelector(actor, selectRenamed);
  const isWrong = useSelector(actor, selectIsNewNameWrong);
  const failure = renamed?.failure;
  const reason = failure && t(failure.message.key, { ...failure.message.values });
  const wrong = isWrong ? t('views.wrongName', { maximum: viewNameLength }) : reason;
  return (
    <Box
      ref={takeFocus}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.stopPropagation();
        actor.send({ type: 'rename.cancelled' });
      }}
    >
      <Form
        label={t('views.rename', { name })}
        busy={useSelector(actor, selectIsBusy)}
        onSubmit={() => actor.send({ type: 'rename.submitted' })}
      >
        <Field label={t('views.newName')} reason={t('views.renameKeys')} error={wrong ?? ''} wide>
          <TextInput
            name="newName"
            value={renamed?.name ?? ''}
            onChange={(typed) => actor.send({ type: 'newName.changed', name: typed })}
          />
        </Field>
      </Form>
    </Box>
  );
}
