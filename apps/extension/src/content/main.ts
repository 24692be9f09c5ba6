import { hosts, optionalHosts } from "../hosts/index.ts";
import { findEditor } from "./find-editor.ts";
import { hostOf } from "./host-of.ts";
import { diagnose } from "./load-diagnosis.ts";
import { loadPanel } from "./load-panel.ts";
import { loadScore } from "./load-score.ts";
import { startOn } from "./start-on.ts";

const host = hostOf([...hosts, ...optionalHosts], location.hostname);
if (host) startOn(host, findEditor, loadPanel, loadScore, diagnose);
