import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { FieldControlContext } from './fieldControl';
import { OptionalMark, RequiredMark } from './FieldMark';
import { Icon } from './Icon';
import { Text } from './Text';

interface FieldProps {
  readonly label: string;
  /** Why we ask, in small under the control. */
  readonly reason?: string | undefined;
  /** What to do about the value, under the control and its reason. */
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** A control as wide as the form, such as a text area. */
  readonly wide?: boolean | undefined;
  /** One control of these parts: it takes its id, description and validity from here. */
  readonly children: ReactNode;
}

/** A label above, one control, its reason and its error under it, with a mark whether it must be filled in. */
export function Field(props: FieldProps) {
  const { label, reason, error, optional, wide = false, children } = props;
  const id = useId();
  const described = [reason && `${id}reason`, error && `${id}error`, optional && `${id}optional`]
    .filter(Boolean)
    .join(' ');
  const control = useMemo(
    () => ({
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': optional ? undefined : (true as const),
    }),
    [id, described, error, optional],
  );
  return (
    <div>
      <Box mb={1}>
        <chakra.label fontWeight="medium" htmlFor={id}>
          {label}
        </chakra.label>
        {optional ? <OptionalMark id={`${id}optional`} /> : <RequiredMark />}
      </Box>
      <Box maxWidth={wide ? 'full' : 'field'}>
        <FieldControlContext value={control}>{children}</FieldControlContext>
      </Box>
      {reason ? (
        <Text as="p" small muted mt={1} maxWidth="line" id={`${id}reason`}>
          {reason}
        </Text>
      ) : null}
      {error ? <FieldError id={`${id}error`} text={error} /> : null}
    </div>
  );
}

/** What is wrong with a value and what to do, with a sign. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <chakra.p
      id={id}
      display="flex"
      gap={1.5}
      width="full"
      py={1}
      color="danger.fg"
      overflowWrap="anywhere"
      css={{ '& svg': { flex: 'none', marginBlockStart: '3px' } }}
    >
      <Icon of={CircleAlert} />
      {text}
    </chakra.p>
  );
}
