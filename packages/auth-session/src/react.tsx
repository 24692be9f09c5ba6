import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { Session, SessionState } from "./session.ts";

const AuthContext = createContext<Session | null>(null);

/** Gives the session to the screens below and starts it. */
export const AuthProvider = ({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) => {
  useEffect(() => {
    void session.start();
  }, [session]);
  return <AuthContext value={session}>{children}</AuthContext>;
};

/** The session's state and its verbs. */
export type Auth = SessionState & Omit<Session, "store" | "start">;

/** The session of the nearest `AuthProvider`; throws outside of one (AUTH-34). */
export const useAuth = (): Auth => {
  const session = useContext(AuthContext);
  if (!session) throw new Error("useAuth must be used within an AuthProvider");
  const state = useStore(session.store);
  return useMemo(() => ({ ...session, ...state }), [session, state]);
};
