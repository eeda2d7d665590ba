import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { control } from './control';
import type { TextControlProps } from './control';
import { useTextControl } from './fieldControl';
import { IconButton } from './IconButton';

const Input = chakra('input', { base: { ...control, pe: 10 } });

interface PasswordInputProps extends TextControlProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner asks to see it. */
export function PasswordInput({ onChange, label, ...rest }: PasswordInputProps) {
  const { t } = useTranslation('parts');
  const [shown, setShown] = useState(false);
  return (
    <chakra.div position="relative">
      <Input
        {...useTextControl()}
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <chakra.div position="absolute" insetEnd={0.5} top={0.5}>
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'password.hide' : 'password.show')}
          size="small"
          onClick={() => setShown(!shown)}
        />
      </chakra.div>
    </chakra.div>
  );
}
