/** oxlint rules that enforce the project's fences (rooms.mjs), for every kind of import including types. */
import path from 'node:path';
import { ownText } from './own-text.mjs';
import { circlesIn, folderOf, mayImportFolder } from './folders.mjs';
import { envReaders, packages, privateServerFiles, rooms } from './rooms.mjs';

const startsWithOne = (file, prefixes) => prefixes.some((prefix) => file.startsWith(prefix));
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** The path in the project that a specifier refers to; undefined for a package. */
export function resolve(specifier, file) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return undefined;
}

function packageProblem(specifier, file) {
  for (const { pattern, only, not } of packages) {
    if (!pattern.test(specifier)) continue;
    if (only && !startsWithOne(file, only)) return `'${specifier}' is used only in ${only.join(', ')}`;
    if (not && startsWithOne(file, not) && !isTest(file))
      return `'${specifier}' is not for ${not.join(', ')}`;
  }
  return undefined;
}

/** Why a file in one folder may not import from another folder of the same room, or undefined. */
function folderProblem(target, file) {
  const [own, other] = [folderOf(file), folderOf(target)];
  if (!own && file.startsWith('server/') && target.startsWith('server/features/'))
    return 'what stands at the top of server/ imports no feature';
  if (!own || !other || own.room !== other.room || own.name === other.name) return undefined;
  if (!mayImportFolder(own.room, own.name, other.name))
    return `${own.room}/${own.name} does not reach into ${other.room}/${other.name} (scripts/fences/rooms.mjs)`;
  const name = path.posix.basename(target).replace(/\.ts$/, '');
  if (own.room === 'server' && own.feature !== other.feature && privateServerFiles.includes(name))
    return `${target} belongs to its feature: call a use-case`;
  return undefined;
}

/** Why `file` may not import `specifier`, or undefined. Paths are relative to the project. */
export function importProblem(specifier, file) {
  if (specifier.startsWith('../..')) return "no '../..': write '@/…'";
  const target = resolve(specifier, file);
  if (target === undefined) return packageProblem(specifier, file);
  const room = rooms.find(({ path: prefix }) => file.startsWith(prefix));
  if (!room) return undefined;
  const mayTest = isTest(file) ? ['tests/', 'scripts/'] : [];
  if (target.includes('/') && !startsWithOne(target, [...room.may, ...mayTest])) {
    return `${room.path} imports only ${room.may.join(', ')}`;
  }
  return folderProblem(target, file);
}

const projectPath = (context) => path.relative(context.cwd, context.filename).split(path.sep).join('/');

const imports = {
  create(context) {
    const file = projectPath(context);
    const check = (node) => {
      const specifier = node.source?.value;
      const problem = typeof specifier === 'string' ? importProblem(specifier, file) : undefined;
      if (problem) context.report({ node, message: `${problem}.` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** The table's own lists: the imports they allow must not form a cycle. */
const noFolderCircle = {
  create(context) {
    if (projectPath(context) !== 'scripts/fences/rooms.mjs') return {};
    return {
      Program(node) {
        for (const circle of circlesIn())
          context.report({
            node,
            message: `Folders that import each other in a circle: ${circle.join(' → ')}.`,
          });
      },
    };
  },
};

const processEnv = {
  create(context) {
    const file = projectPath(context);
    if (isTest(file) || startsWithOne(file, envReaders) || /^[a-z.]+\.config\.m?[jt]s$/.test(file)) return {};
    return {
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name;
        if (node.object.name === 'process' && name === 'env') {
          context.report({
            node,
            message: 'process.env is read only in server/env.ts and lib/public-env.ts.',
          });
        }
      },
    };
  },
};

const noBarrel = {
  create(context) {
    const isIndex = /(^|\/)index\.tsx?$/.test(projectPath(context));
    return {
      Program(node) {
        if (isIndex) context.report({ node, message: 'No index files: import the file that has it.' });
      },
      ExportAllDeclaration(node) {
        context.report({ node, message: 'No barrel files: import the file that has it.' });
      },
    };
  },
};

const serverOnly = {
  create(context) {
    const file = projectPath(context);
    if (!file.startsWith('server/') || isTest(file)) return {};
    return {
      Program(node) {
        const [first] = node.body;
        if (first?.type === 'ImportDeclaration' && first.source.value === 'server-only') return;
        context.report({ node, message: "A file in server/ starts with: import 'server-only';" });
      },
    };
  },
};

/** Whether a chain of calls starts with `z.string()`: `z.string().min(1).trim()`. */
function isTextSchema(node) {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  return (object.name === 'z' && property.name === 'string') || isTextSchema(object);
}

const typedText = {
  create(context) {
    const file = projectPath(context);
    const isGate = file === 'lib/api/text.ts' || isTest(file);
    return {
      CallExpression(node) {
        if (isGate || node.callee.property?.name !== 'trim' || !isTextSchema(node.callee.object)) return;
        const message = 'What people type comes through lib/api/text.ts, which takes more away than spaces.';
        context.report({ node, message });
      },
    };
  },
};

export default {
  meta: { name: 'fences' },
  rules: {
    imports,
    'no-folder-circle': noFolderCircle,
    'process-env': processEnv,
    'no-barrel': noBarrel,
    'server-only': serverOnly,
    'typed-text': typedText,
    'own-text': ownText,
  },
};
