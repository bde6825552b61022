import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Modules that are fetched together: those that each of these files needs before it runs. */
export interface Stage {
  chunk: string;
  neededBy: readonly string[];
}

/** Weighs on those who check something with it alone. */
const VALIDATION =
  /node_modules\/zod\/|contract\/(?!(?:endpoint|domains|realtime)\.ts|[\w-]+\/(?:domain|events)\.ts|texts\/)[^?]+\.ts$/;
/** What a stage reaches through its library's index alone, and only later screens use. */
const LATER = /node_modules\/@tanstack\/.*\/(useQueries|queriesObserver)\.js$/;
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router)\//;

/**
 * Names the chunk of each module by the stage at which a page needs it first, not by lists of files. The pages in `apart`
 * fetch two files: what they share with the application, and the rest. What no stage needs, the bundler splits as it sees
 * fit.
 */
export function chunksByStage(stages: readonly Stage[], { apart }: { apart: string }) {
  const reached = new Map<string, ReadonlySet<string>>();
  const needs = (from: string, id: string, graph: ModuleGraph): boolean => {
    const known = reached.get(from) ?? staticImports(from, graph);
    reached.set(from, known);
    return known.has(id);
  };
  // Where a stage begins has a file of its own: the page and the manifest name it.
  const beginnings = new Set(stages.flatMap(({ neededBy }) => neededBy));
  return (id: string, graph: ModuleGraph): string | null => {
    if (LIBRARIES.test(id)) return 'libraries';
    if (VALIDATION.test(id) || LATER.test(id) || beginnings.has(id)) return null;
    const stage = stages.find(({ neededBy }) => neededBy.every((from) => needs(from, id, graph)));
    if (!needs(apart, id, graph)) return stage?.chunk ?? null;
    return stage ? 'shared' : 'candidates';
  };
}

/** A module and everything that is there before it runs. */
function staticImports(from: string, graph: ModuleGraph): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
