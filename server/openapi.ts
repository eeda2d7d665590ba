import { callsByArea } from '../src/contract';
import { type Call, headers } from '../src/contract/call';
import { codes } from '../src/contract/codes';
import {
  answerSchema,
  propertiesOf,
  type Schema,
  valueSchema,
  wireSchema,
} from './documents/schemas';
import { fieldRule } from './documents/schemaWords';
import { type Language, say } from './words';

/** Every code but success: what a refusal may carry. */
const refusals = Object.values(codes).filter((code) => code !== codes.success);

function codeTable(language: Language): string {
  const rows = Object.entries(codes).map(
    ([name, code]) => `| ${code} | ${say(language, `openapi.code.${name}`)} |`,
  );
  const head = `| ${say(language, 'openapi.code')} | ${say(language, 'openapi.meaning')} |`;
  return [head, '|---|---|', ...rows].join('\n');
}

/** A field as it travels, with what it stands for in words; JSON text with the schema of its structure. */
function fieldSchema(language: Language, wire: Schema, value: Schema): Schema {
  const structure =
    value.type === 'object' ? { contentMediaType: 'application/json', contentSchema: value } : {};
  return { ...wire, description: fieldRule(language, wire, value), ...structure };
}

const fileField: Schema = { type: 'string', format: 'binary' };

function formSchema(language: Language, call: Call): Schema {
  const wire = wireSchema(call);
  const values = Object.fromEntries(propertiesOf(valueSchema(call)));
  const properties = Object.fromEntries(
    propertiesOf(wire).map(([name, schema]) => [
      name,
      fieldSchema(language, schema, values[name] ?? {}),
    ]),
  );
  if (call.file === null) return { ...wire, properties };
  const required = [...(wire.required ?? []), call.file];
  return { ...wire, required, properties: { ...properties, [call.file]: fileField } };
}

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

function successSchema(call: Call): Schema {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { const: codes.success },
      message: { type: 'string' },
      data: answerSchema(call),
    },
  };
}

function operation(language: Language, area: string, call: Call) {
  const body = call.file === null ? 'application/x-www-form-urlencoded' : 'multipart/form-data';
  const parameters = ['authType', 'userId', ...(call.changes ? ['requestId'] : [])];
  const answers = { oneOf: [successSchema(call), reference('schemas', 'Refusal')] };
  return {
    operationId: call.path.slice(1).replaceAll('/', '_'),
    tags: [area],
    summary: say(language, `openapi.call.${call.path}`),
    parameters: parameters.map((name) => reference('parameters', name)),
    security: call.open ? [] : [{ authorization: [] }],
    requestBody: { required: true, content: { [body]: { schema: formSchema(language, call) } } },
    responses: {
      200: {
        description: say(language, 'openapi.answered'),
        content: { 'application/json': { schema: answers } },
      },
      default: reference('responses', 'Unreached'),
    },
  };
}

function parameter(language: Language, name: string, key: 'authType' | 'userId' | 'requestId') {
  const isRequired = key === 'requestId';
  return {
    name,
    in: 'header',
    required: isRequired,
    description: say(language, `openapi.header.${key}`),
    schema: isRequired ? { type: 'string', pattern: '^[0-9A-Za-z-]{16,64}$' } : { type: 'string' },
  };
}

function refusalSchema(description: string, code: Schema): Schema {
  return {
    type: 'object',
    description,
    required: ['code', 'message', 'data'],
    properties: { code, message: { type: 'string' }, data: { type: 'object' } },
  };
}

function components(language: Language) {
  const refused = say(language, 'openapi.refused');
  const unreached = say(language, 'openapi.unreached');
  return {
    securitySchemes: {
      authorization: {
        type: 'apiKey',
        in: 'header',
        name: headers.authorization,
        description: say(language, 'openapi.header.authorization'),
      },
    },
    parameters: {
      authType: parameter(language, headers.authType, 'authType'),
      userId: parameter(language, headers.userId, 'userId'),
      requestId: parameter(language, headers.requestId, 'requestId'),
    },
    schemas: { Refusal: refusalSchema(refused, { type: 'integer', enum: refusals }) },
    responses: {
      Unreached: {
        description: unreached,
        content: { 'application/json': { schema: reference('schemas', 'Refusal') } },
      },
    },
  };
}

const serviceServer = [{ url: '/service' }];

/** The OpenAPI 3.1 document of every declared call, in one language. */
export function openApiDocument(language: Language = 'en') {
  const areas = Object.entries(callsByArea);
  const paths = areas.flatMap(([area, calls]) =>
    calls.map((call) => {
      const servers = call.host === 'service' ? { servers: serviceServer } : {};
      return [call.path, { ...servers, post: operation(language, area, call) }] as const;
    }),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: say(language, 'openapi.title'),
      version: '1',
      description: `${say(language, 'openapi.introduction')}\n\n${codeTable(language)}`,
    },
    servers: [
      { url: '/api' },
      { url: '/api-special', description: say(language, 'openapi.special') },
    ],
    tags: areas.map(([name]) => ({ name, description: say(language, `openapi.area.${name}`) })),
    paths: Object.fromEntries(paths),
    components: components(language),
  };
}
