import { Button, Card, Field, Input, Stack } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import axios from 'axios';
import { useTranslation } from 'react-i18next';
import { assign, fromPromise, setup } from 'xstate';

const login = setup({
  types: { context: {} as { username: string; password: string } },
  actors: {
    send: fromPromise(({ input }: { input: { username: string } }) => axios.post('/login', input)),
  },
}).createMachine({
  context: { username: '', password: '' },
  initial: 'editing',
  on: { 'username.typed': { actions: assign({}) } },
  states: {
    editing: { on: { submitted: 'sending' } },
    sending: {
      invoke: { src: 'send', input: ({ context }) => context, onDone: 'done', onError: 'editing' },
    },
    done: {},
  },
});

/** The smallest login that the libraries make as their documents show it. */
export function Login() {
  const { t } = useTranslation();
  const [snapshot, send] = useMachine(login);
  return (
    <Card.Root maxW="sm" mx="auto" mt="20">
      <Card.Body>
        <Stack gap="4">
          <Field.Root>
            <Field.Label>{t('username')}</Field.Label>
            <Input name="username" />
          </Field.Root>
          <Field.Root>
            <Field.Label>{t('password')}</Field.Label>
            <Input name="password" type="password" />
          </Field.Root>
          <Button
            loading={snapshot.matches('sending')}
            onClick={() => {
              send({ type: 'submitted' });
            }}
          >
            {t('login')}
          </Button>
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
