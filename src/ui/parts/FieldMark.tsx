import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Text } from './Text';

/** Beside the label of a field that may stay empty. */
export function OptionalMark({ id }: { readonly id?: string | undefined }) {
  const { t } = useTranslation('parts');
  return (
    <Text id={id} small ms={2} color="fg.subtle" fontWeight="normal">
      {t('field.optional')}
    </Text>
  );
}

interface RequiredMarkProps {
  /** Whether it is said in words too, where no control can tell a screen reader by `aria-required`. */
  readonly spoken?: boolean | undefined;
}

/** Beside the label of a field that must be filled in. */
export function RequiredMark({ spoken = false }: RequiredMarkProps) {
  const { t } = useTranslation('parts');
  return (
    <>
      <chakra.span
        aria-hidden
        data-required
        title={t('field.required')}
        ms={1}
        color="danger.fg"
        fontWeight="medium"
      >
        *
      </chakra.span>
      {spoken ? <chakra.span srOnly>{t('field.required')}</chakra.span> : null}
    </>
  );
}
