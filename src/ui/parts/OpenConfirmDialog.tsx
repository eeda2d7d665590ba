import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Dialog } from './Dialog';

export interface OpenConfirmDialogProps {
  /** The question; it names the thing: 'Delete the homework "Fractions 3"?' */
  readonly title: string;
  /** Whom it is about. */
  readonly about?: ReactNode;
  /** What will happen, counted: '3 chapters and 11 lessons open for 4 students'. */
  readonly consequences: readonly string[];
  /** What the button does: 'Delete'. Never 'OK'. */
  readonly verb: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The safe answer, where 'Cancel' would be unclear: 'Keep it'. */
  readonly cancel?: string | undefined;
  /** It can be undone: no warning, and no red button. */
  readonly reversible?: boolean | undefined;
  /** It takes nothing away, though it cannot be undone: the button has the accent, and is not red. */
  readonly harmless?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** More that the answer hangs on, such as an error of the last try. */
  readonly children?: ReactNode;
}

/** Asks before something that cannot be undone. The focus starts on the safe answer. */
export function OpenConfirmDialog({
  title,
  about,
  consequences,
  verb,
  onConfirm,
  onCancel,
  cancel,
  reversible = false,
  harmless = reversible,
  busy,
  children,
}: OpenConfirmDialogProps) {
  const { t } = useTranslation('parts');
  const safe = useRef<HTMLButtonElement>(null);
  const actions = (
    <>
      <Button ref={safe} onClick={onCancel} disabled={busy}>
        {cancel ?? t('dialog.cancel')}
      </Button>
      <Button kind={harmless ? 'primary' : 'danger'} onClick={onConfirm} busy={busy}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={title}
      role="alertdialog"
      initialFocus={safe}
      onClose={busy ? undefined : onCancel}
      actions={actions}
    >
      {about ? <Box mb={3}>{about}</Box> : null}
      <Grid as="ul" gap={1} ps={4} color="fg.muted" listStyleType="'·'">
        {consequences.map((consequence) => (
          <chakra.li key={consequence} ps={2} data-consequence>
            {consequence}
          </chakra.li>
        ))}
      </Grid>
      {reversible ? null : (
        <Text mt={3} fontWeight="medium" data-consequence>
          {t('dialog.irreversible')}
        </Text>
      )}
      {children}
    </Dialog>
  );
}
