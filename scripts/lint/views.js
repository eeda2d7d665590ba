import { onlyPackages, timeless, worldless } from './pure.js';

const stateless = 'Views render: state, effects and refs belong in the chart, or in src/ui/parts.';
const promiseless = 'Views wait for nothing: send an event, the chart waits.';

const inSelector = [
  'FunctionDeclaration[id.name=/^select[A-Z]/] CallExpression',
  'VariableDeclarator[id.name=/^select[A-Z]/] > :function CallExpression',
].join(', ');

/** src/ui without its parts: a view is a function of an actor. */
export const views = {
  globals: worldless('Views render: the world belongs to services and parts.', ['Promise']),
  imports: {
    paths: [
      {
        name: 'react',
        allowImportNames: ['Fragment', 'Suspense', 'memo', 'useCallback', 'useId', 'useMemo'],
        allowTypeImports: true,
        message: stateless,
      },
      {
        name: '@xstate/react',
        allowImportNames: ['useSelector', 'shallowEqual'],
        allowTypeImports: true,
        message: 'The app starts actors: views select from them.',
      },
      { name: 'xstate', allowTypeImports: true, message: 'Views take types of xstate only.' },
      {
        name: 'react-router-dom',
        allowTypeImports: true,
        message: 'Views link with src/ui/parts/Link: where to go next is the chart’s answer.',
      },
    ],
    patterns: [
      {
        regex: '^@chakra-ui/react$',
        importNamePattern: '^use',
        message: 'Hooks of Chakra keep state: that belongs in the chart, or in src/ui/parts.',
      },
      {
        ...onlyPackages(
          [
            ...['react', '@chakra-ui/react', '@xstate/react', 'xstate'],
            ...['react-i18next', 'react-router-dom', 'lucide-react', 'victory'],
          ],
          'Views render with React, Chakra, icons and charts: wrap another package in src/ui/parts.',
        ),
        allowTypeImports: true,
      },
    ],
  },
  syntax: [
    ...timeless,
    { selector: 'MemberExpression[object.name="React"][property.name=/^use/]', message: stateless },
    {
      selector:
        'CallExpression[callee.property.name=/^(matches|can|hasTag|getMeta|getSnapshot)$/]'.concat(
          `:not(:matches(${inSelector}))`,
        ),
      message: 'Ask a snapshot in a function named select…: view and guard cannot disagree there.',
    },
    {
      selector: 'CallExpression[callee.property.name=/^(subscribe|start|stop)$/]',
      message: 'The app runs actors: views select from them and send.',
    },
    {
      selector:
        'CallExpression:matches([callee.name="useSelector"], [callee.property.name="useSelector"]) > :function',
      message: 'Give useSelector a named selector: a new function each time renders each time.',
    },
    {
      selector: [
        ':function[async=true]',
        'AwaitExpression',
        'ForOfStatement[await=true]',
        'ImportExpression',
        'CallExpression[callee.property.name=/^(then|catch|finally)$/]',
      ].join(', '),
      message: promiseless,
    },
  ],
};

/** The app runs charts in one way. */
export const runByOurHook = {
  regex: '^@xstate/react$',
  importNamePattern: '^use(ActorRef|Actor|Machine)$',
  message: 'Take useChart: what React in development takes away and puts back would run no more.',
};
