/** What a profile can do without until a visitor moves. */
export { ProfileMain } from "./profile-main.tsx";
export { ProfileFailed, ProfileMissing } from "./profile-states.tsx";
export { ShareTool } from "./share-tool.tsx";
