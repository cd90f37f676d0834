#!/usr/bin/env node
/**
 * Stand-in for Prisma's native schema engine, where that cannot be downloaded: the same arguments and the same
 * JSON-RPC over stdin and stdout, served by @prisma/schema-engine-wasm through @prisma/adapter-pg.
 *
 * It serves development (`prisma migrate dev`, `diff`, `db push`); the program itself migrates without an engine
 * (scripts/postgres/migrations.ts). `PRISMA_NATIVE_ENGINE=1` goes back to Prisma's own.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import readline from 'node:readline';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const require = createRequire(import.meta.url);
const argv = process.argv.slice(2);

function option(name) {
  const at = argv.indexOf(name);
  return at < 0 ? undefined : argv[at + 1];
}

const optionValues = (name) => argv.flatMap((word, at) => (word === name ? [argv[at + 1]] : []));

if (argv.includes('--version')) {
  console.log('schema-engine-cli wasm');
  process.exit(0);
}
const url = JSON.parse(option('--datasource') ?? '{}').url;

/** SQLSTATE or system error to the code that Prisma's CLI understands. */
const prismaCodes = {
  ECONNREFUSED: 'P1001',
  ENOTFOUND: 'P1001',
  '3D000': 'P1003',
  '28P01': 'P1000',
  28000: 'P1000',
  '42P04': 'P1009',
};

const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/** The address of the server's own database, and the name of the one that is meant. */
function maintenance(address) {
  const parsed = new URL(address);
  const database = decodeURIComponent(parsed.pathname.slice(1));
  parsed.pathname = '/postgres';
  return { url: parsed.href, database };
}

async function once(address, sql) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

async function runCommand(command) {
  if (command === 'can-connect-to-database') return once(url, 'SELECT 1');
  const { url: server, database } = maintenance(url);
  if (command === 'create-database') return once(server, `CREATE DATABASE ${quoted(database)}`);
  if (command === 'drop-database') return once(server, `DROP DATABASE IF EXISTS ${quoted(database)}`);
  throw new Error(`unknown command ${command}`);
}

function reportFailure(error) {
  const code = prismaCodes[error.code] ?? 'P1010';
  const { hostname, port, pathname } = url ? new URL(url) : { pathname: '/' };
  const messages = {
    P1001: `Can't reach database server at \`${hostname}:${port || 5432}\``,
    P1003: `Database \`${decodeURIComponent(pathname.slice(1))}\` does not exist`,
  };
  const line = (level, fields) =>
    JSON.stringify({ timestamp: new Date().toISOString(), level, fields, target: 'schema_engine::logger' });
  // The CLI drops the first line.
  console.error(line('INFO', { message: 'Starting schema engine CLI' }));
  console.error(
    line('ERROR', { message: messages[code] ?? error.message, error_code: code, is_panic: false }),
  );
}

const commandAt = argv.indexOf('cli');
if (commandAt >= 0) {
  try {
    await runCommand(argv[commandAt + 1]);
    process.exit(0);
  } catch (error) {
    reportFailure(error);
    process.exit(1);
  }
}

globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (message) => process.stderr.write(`schema-engine-wasm panic: ${message}\n`),
};

/** The OID of PostgreSQL's internal type "char", in which the catalogue keeps its one-letter codes. */
const charType = 18;

/**
 * Makes a connection of PrismaPg fit for migrations:
 * - "char" columns must arrive as Character; the adapter throws on them;
 * - a script must be sent whole; the adapter splits it at every semicolon, inside functions and strings too.
 */
function tune(connection) {
  const performIO = connection.performIO.bind(connection);
  const proto = Object.getPrototypeOf(connection);
  connection.queryRaw = async (query) => {
    let isChar = [];
    const asText = async (io) => {
      const result = await performIO(io);
      isChar = result.fields.map((field) => field.dataTypeID === charType);
      const fields = result.fields.map((field, at) =>
        isChar[at] ? { ...field, name: field.name, dataTypeID: 25 } : field,
      );
      return { ...result, rows: result.rows, rowCount: result.rowCount, fields };
    };
    const self = Object.create(proto, {
      client: { value: connection.client },
      pgOptions: { value: connection.pgOptions },
      performIO: { value: asText },
    });
    const answer = await proto.queryRaw.call(self, query);
    answer.columnTypes = answer.columnTypes.map((type, at) => (isChar[at] ? ColumnTypeEnum.Character : type));
    return answer;
  };
  if (connection.executeScript) {
    connection.executeScript = async (script) => {
      try {
        await connection.client.query(script);
      } catch (error) {
        connection.onError(error);
      }
    };
  }
  if (connection.startTransaction) {
    const start = connection.startTransaction.bind(connection);
    connection.startTransaction = async (level) => tune(await start(level));
  }
  return connection;
}

const connect = async (connectionString) => tune(await new PrismaPg({ connectionString, max: 1 }).connect());

/** A database of its own for the shadow: the adapter would take the main one, whatever name it is given. */
async function connectToShadowDb() {
  const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  const { url: server } = maintenance(url);
  const shadow = new URL(url);
  shadow.pathname = `/${name}`;
  await once(server, `CREATE DATABASE ${quoted(name)}`);
  const connection = await connect(shadow.href);
  const end = connection.dispose.bind(connection);
  connection.dispose = async () => {
    await end();
    await once(server, `DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
  };
  return connection;
}

async function loadEngine() {
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const entry = require.resolve('@prisma/schema-engine-wasm');
  const module = await WebAssembly.compile(
    fs.readFileSync(entry.replace(/schema_engine\.js$/, 'schema_engine_bg.wasm')),
  );
  const instance = await WebAssembly.instantiate(module, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const files = optionValues('--datamodels');
  return bindings.SchemaEngine.new(
    { datamodels: files.length ? files.map((file) => [file, fs.readFileSync(file, 'utf8')]) : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory({
      provider: 'postgres',
      adapterName: '@prisma/adapter-pg',
      // Commands that need no database still ask for a factory.
      connect: () => connect(url ?? 'postgresql://127.0.0.1:1/none'),
      connectToShadowDb,
    }),
  );
}

let loading;
const engine = () => (loading ??= loadEngine());

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

async function createDatabase(params) {
  const { url: server, database } = maintenance(params.datasource.url ?? url);
  await once(server, `CREATE DATABASE ${quoted(database)}`).catch((error) => {
    if (error.code !== '42P04') throw error;
  });
  return { databaseName: database };
}

async function answer(method, params) {
  if (method === 'createDatabase') return createDatabase(params);
  const running = await engine();
  if (method === 'getDatabaseVersion') return running.version(params);
  const result = await running[method](params);
  if (method === 'diff' && result?.stdout) {
    // The native engine prints by a call back to the CLI.
    send({ id: 1_000_000, method: 'print', params: { content: result.stdout } });
    result.stdout = null;
  }
  return result;
}

async function handle(line) {
  const { id, method, params } = JSON.parse(line);
  if (method === undefined) return;
  try {
    send({ id, result: (await answer(method, params)) ?? {} });
  } catch (error) {
    const data = {
      is_panic: false,
      message: error?.message ?? String(error),
      backtrace: null,
      meta: error?.meta ?? null,
      error_code: error?.code ?? null,
    };
    send({
      id,
      error: { code: 4466, message: 'An error happened. Check the data field for details.', data },
    });
  }
}

let chain = Promise.resolve();
readline
  .createInterface({ input: process.stdin })
  .on('line', (line) => {
    chain = chain.then(() => handle(line));
  })
  .on('close', () => chain.then(() => process.exit(0)));
